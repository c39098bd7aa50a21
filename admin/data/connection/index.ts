export { browserLine, type Line } from './browserLine';
export {
  type ConnectionEvent,
  type ConnectionState,
  connectionAfter,
  initialConnection,
  isSlow,
} from './connectionState';
export { type ForcedOffline, forcedOfflineOf } from './forcedOffline';
export { onReconnected, tellReconnected } from './reconnected';
export { type CallInit, type Timeout, timeoutOf, timeouts } from './timeouts';
