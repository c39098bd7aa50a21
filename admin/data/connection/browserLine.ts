import type { Quality } from './connectionState';

interface NetworkInformation extends EventTarget {
  downlink?: number;
  effectiveType?: string;
  rtt?: number;
}

// Not supported by every browser, and not in TypeScript's DOM types.
const network = () =>
  'connection' in navigator ? (navigator.connection as NetworkInformation | undefined) : undefined;

export interface Line {
  isReachable(): boolean;
  quality(): Quality;
  /** Events: online, offline, quality, page shown (`visibilitychange`); `gone`: a call found the server unreachable. */
  subscribe(listener: (event: 'online' | 'offline' | 'quality' | 'shown' | 'gone') => void): () => void;
}

/** The connection according to the browser. */
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
