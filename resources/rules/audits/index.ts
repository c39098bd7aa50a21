export { countedFindings } from './askedParts';
export { dayOf } from './dayOf';
export { type Interval, nextAuditDate } from './nextAuditDate';
export { startOfDay } from './startOfDay';
export type { AuditResult } from './suggestResult';
