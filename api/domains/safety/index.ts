export { alertReaders } from './alertReaders';
export { alertMailId } from './deficiencyAlerts';
