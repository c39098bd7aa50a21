export { bindReportSignatures } from './bindReportSignatures';
export { hashReport } from './content/hashReport';
export { correctReport } from './correctReport';
export { guardPlanningInspector } from './guardInspector';
export { keepFinal } from './keepReport';
export { reportHooks } from './reportHooks';
export { finalizeReport } from './requestReport';
