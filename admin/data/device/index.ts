export {
  deviceIsCalled,
  type KnownDevice,
  keepDevice,
  onDeviceCalled,
  readDevice,
  type Who,
} from './thisDevice';
