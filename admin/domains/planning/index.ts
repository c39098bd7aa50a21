export { auditPath, planningPath, scanPath } from './planningPaths';
export { useIntervalText } from './useIntervalText';
export { nextOpen, placedName, usePlanningInspections } from './usePlanningInspections';
