import { useSyncExternalStore } from 'react';
import { currentClient, subscribeToCurrent } from './currentClient';
import type { OutboxView } from './types';

const empty: OutboxView = {
  waiting: 0,
  refused: 0,
  photos: 0,
  items: [],
  lastSync: null,
  isSyncing: false,
  pause: null,
  failure: null,
};

/** The outbox: waiting, refused and confirmed commands. */
export const useOutbox = (): OutboxView =>
  useSyncExternalStore(subscribeToCurrent, () => currentClient()?.outbox() ?? empty);
