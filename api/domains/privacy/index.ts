export { eraseAccount } from './account/eraseAccount';
