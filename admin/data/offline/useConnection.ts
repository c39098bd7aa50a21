import { useSyncExternalStore } from 'react';
import { currentClient, subscribeToCurrent } from './currentClient';
import type { ConnectionView } from './types';

interface Connection extends ConnectionView {
  forceOffline: () => void;
  reconnect: () => void;
}

const unknown: ConnectionView = { isOnline: true, isForcedOffline: false, isSlow: false };

/** Whether the app is online, and the person's own offline switch. */
export function useConnection(): Connection {
  const view = useSyncExternalStore(subscribeToCurrent, () => currentClient()?.connection() ?? unknown);
  return {
    ...view,
    forceOffline: () => currentClient()?.forceOffline(),
    reconnect: () => currentClient()?.reconnect(),
  };
}
