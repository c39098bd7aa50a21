export { type Signature, SignatureRow } from './SignatureRow';
export { SignaturesCard, signedAnew } from './SignaturesCard';
