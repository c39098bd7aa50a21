export { besidesOf } from './rows/besidesOf';
