export { LockGate } from './LockGate';
