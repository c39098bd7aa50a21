export { publicAddress } from './publicAddress';
