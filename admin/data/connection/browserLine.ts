import type { Quality } from './connectionState';

interface NetworkInformation extends EventTarget {
  downlink?: number;
  effectiveType?: string;
  rtt?: number;
}

// Not every browser has it, and TypeScript's DOM does not know it.
const network = () =>
  'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined;

export interface Line {
  isReachable(): boolean;
  quality(): Quality;
  /** Reports of the browser: online, offline, quality, the page coming to the front; `gone`: the server was found to be away. */
  subscribe(listener: (event: 'online' | 'offline' | 'quality' | 'shown' | 'gone') => void): () => void;
}

/** What the browser knows of the line. */
export const browserLine: Line = {
  isReachable: () => navigator.onLine,
  quality() {
    const { downlink, effectiveType, rtt } = network() ?? {};
    return { downlink, effectiveType, roundTrip: rtt };
  },
  subscribe(listener) {
    const online = () => listener('online');
    const offline = () => listener('offline');
    const quality = () => listener('quality');
    const shown = () => {
      if (document.visibilityState === 'visible') listener('shown');
    };
    const information = network();
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    information?.addEventListener('change', quality);
    document.addEventListener('visibilitychange', shown);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      information?.removeEventListener('change', quality);
      document.removeEventListener('visibilitychange', shown);
    };
  },
};
