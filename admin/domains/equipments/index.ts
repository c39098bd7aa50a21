export { LockNotice } from './LockNotice';
export { useHeaderFacts } from './useHeaderFacts';
