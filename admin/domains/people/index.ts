export { deviceName } from './deviceName';
export { ownSettingsKey, useOwnSettings } from './useOwnSettings';
