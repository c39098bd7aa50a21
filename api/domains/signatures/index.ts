export { bindPlanningSignatures } from './bindPlanningSignatures';
export { binPictures } from './binPictures';
export { followContent } from './followContent';
export { guardSignatures } from './guardSignatures';
