export { requireSession } from './requireSession';
export { signInState } from './signInState';
