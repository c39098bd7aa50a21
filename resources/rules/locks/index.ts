export { dangerLevelOn } from './escalation';
export { type LockingFact, type LockReason, lockReasonsOf, type OpenDeficiency, rankOf } from './lockReasons';
