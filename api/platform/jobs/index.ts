export { orderRegularly } from './orderRegularly';
export { type JobHandler, type JobRunner, runJobs } from './runJobs';
