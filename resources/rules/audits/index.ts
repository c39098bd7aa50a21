export { countedFindings } from './askedParts';
export { dayOf } from './dayOf';
export { type Interval, nextAuditDate } from './nextAuditDate';
export type { AuditResult } from './suggestResult';
