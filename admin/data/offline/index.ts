export { currentClient, subscribeToCurrent } from './currentClient';
export { type AccountEntities, accountEntities, type SettingRows } from './local/accountEntities';
export { commandLocally, createLocally, deleteLocally, saveLocally, savePhoto, syncNow } from './localWrites';
export type { OfflineClient, SaveOptions } from './OfflineClient';
export { OfflineError } from './OfflineError';
export { openOffline } from './openOffline';
export { sameValue } from './sameValue';
export { failureOf, type Transport } from './sync/failure';
export type {
  Conflict,
  ConnectionView,
  DownloadState,
  LocalList,
  LocalPatch,
  LocalQuery,
  LocalRecord,
  LocalRow,
  LocationDownload,
  OutboxItem,
  OutboxState,
  OutboxView,
  RecordState,
  Side,
} from './types';
export { useConnection } from './useConnection';
export { useEnsuredLocation } from './useEnsuredLocation';
export { useLocalList } from './useLocalList';
export { useLocalRecord } from './useLocalRecord';
export { useLocationDownloads } from './useLocationDownloads';
export { useOutbox } from './useOutbox';
