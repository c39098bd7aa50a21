export { AccountFacts } from './fields/AccountFacts';
export { AccountInputs } from './fields/AccountInputs';
export { type Arrangement, useArrangement } from './fields/useArrangement';
