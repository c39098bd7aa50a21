import { useSyncExternalStore } from 'react';
import { currentClient, openClient, subscribeToCurrent } from './currentClient';
import { askForPersistence } from './storage/askForPersistence';
import type { LocationDownload } from './types';

interface LocationDownloads {
  downloads: readonly LocationDownload[];
  stateOf: (location: string) => LocationDownload;
  /** Resolves when all are saved; rejects with the first failure, which the download's state shows as well. */
  download: (locations: readonly string[]) => Promise<void>;
  remove: (locations: readonly string[]) => Promise<void>;
}

const none: readonly LocationDownload[] = [];

/** The locations downloaded to this device and their progress. */
export function useLocationDownloads(): LocationDownloads {
  const downloads = useSyncExternalStore(subscribeToCurrent, () => currentClient()?.downloads() ?? none);
  return {
    downloads,
    stateOf: (location) => downloads.find((one) => one.location === location) ?? notSaved(location),
    async download(locations) {
      askForPersistence();
      return openClient().download(locations);
    },
    remove: async (locations) => openClient().removeDownload(locations),
  };
}

export const notSaved = (location: string): LocationDownload => ({
  location,
  state: 'notSaved',
  hasRows: false,
  plansLeft: 0,
  received: 0,
  total: null,
  savedAt: null,
  failure: null,
});
