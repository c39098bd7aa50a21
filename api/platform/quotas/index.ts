export { type Quota, takeQuota } from './takeQuota';
