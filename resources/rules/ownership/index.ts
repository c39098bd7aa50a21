export { isFilledBy } from './accountTypes';
