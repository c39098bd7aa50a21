export { formatsFor } from './context/formats';
export { brandOfBroker, type ReportBrand } from './context/loadReportBrand';
export { reportImages } from './reportImages';
export { renderWith, templateOfOrder } from './templates/templateOfReport';
