export { isStoppedByTermination } from './stoppedByTermination';
