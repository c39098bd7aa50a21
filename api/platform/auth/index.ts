export { identityProof } from './passwords/identityProof';
export { requireSession } from './requireSession';
export { signInState } from './signInState';
