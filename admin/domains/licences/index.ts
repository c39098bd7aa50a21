export { UnlicensedNotice } from './UnlicensedNotice';
