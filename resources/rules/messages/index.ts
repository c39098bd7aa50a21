export { concerns, type Targets } from './concerns';
export { isBefore } from './isBefore';
