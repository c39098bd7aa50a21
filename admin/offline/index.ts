export { currentClient } from './currentClient';
export { commandLocally, createLocally, deleteLocally, saveLocally, savePhoto, syncNow } from './localWrites';
export type { OfflineClient, SaveOptions } from './OfflineClient';
export { openOffline } from './openOffline';
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
