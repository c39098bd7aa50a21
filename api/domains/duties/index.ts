export { loadSurroundings } from './loadSurroundings';
export { followChange } from './recalculateDuties';
export { refreshSafety } from './refreshSafety';
export { plansOf } from './safetyPlans';
export { dutyRows } from './storeDuties';
