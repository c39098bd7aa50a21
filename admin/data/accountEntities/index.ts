export { currentEntities } from './currentEntities';
