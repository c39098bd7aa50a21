export { reachesAccounts } from './accountColumn';
