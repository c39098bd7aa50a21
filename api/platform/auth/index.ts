export { requireSession } from './requireSession';
