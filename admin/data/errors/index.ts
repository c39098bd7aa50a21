export type { ErrorLog } from './errorLog';
export { errorMessage } from './errorMessage';
export { readError } from './readError';
export { errorLog, rememberWho } from './recordError';
export { recordedFetch } from './recordedFetch';
export { reporterOf } from './reporterOf';
