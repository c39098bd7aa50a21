export { auditPath, planningPath, scanPath } from './planningPaths';
export { useIntervalText } from './useIntervalText';
export { nextOpen, usePlanningInspections } from './usePlanningInspections';
