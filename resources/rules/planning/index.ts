export { agreedInterval, type IntervalRules } from './agreedInterval';
export { type Catalogue, regulationsInForce } from './applicableRegulation';
export { isMissedInspection } from './planningCounts';
