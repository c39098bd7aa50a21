export { runningVersion } from './runningVersion';
export {
  deviceIsCalled,
  type KnownDevice,
  keepDevice,
  onDeviceCalled,
  readDevice,
  type Who,
} from './thisDevice';
