export { useMayReport } from './useMayReport';
