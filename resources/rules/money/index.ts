export { centsOf } from './amounts';
