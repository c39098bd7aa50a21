export { endOfLease } from './jobs';
export { orderRegularly } from './orderRegularly';
export { type JobHandler, type JobRunner, runJobs } from './runJobs';
export { whileRenewing } from './whileRenewing';
