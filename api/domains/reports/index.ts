export { firstPhone, formatsFor } from './context/formats';
export { brandOfBroker, type ReportBrand } from './context/loadReportBrand';
export { rasterizePage } from './engine/run/rasterizePage';
export { plainText } from './engine/texts/readParagraphs';
export { type MailText, mailTextOrNone } from './mails/mailText';
export { linkLine, textLetter } from './mails/textLetter';
export { reportImages } from './reportImages';
export { renderWith, templateOfOrder } from './templates/templateOfReport';
export { type ChooseText, type TextTemplate, textsBy, textTemplates } from './templates/textByTemplate';
