export { type JobHandler, type JobRunner, runJobs } from './runJobs';
