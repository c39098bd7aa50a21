export { accountOfCode } from './accountOfCode';
