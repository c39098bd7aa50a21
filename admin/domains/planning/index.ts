export { auditPath, planningPath } from './planningPaths';
export { useIntervalText } from './useIntervalText';
export { nextOpen, usePlanningInspections } from './usePlanningInspections';
