export { isFilledBy, isForAccountType } from './accountTypes';
