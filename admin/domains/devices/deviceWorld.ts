import type { OfflineClient, Transport } from '../../data/offline';

/** Everything remote actions need from their environment; implemented for the browser and for tests. */
export interface DeviceWorld {
  fetch: Transport;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  /** Milliseconds; time this page was opened. */
  pageStarted: number;
  /** Data about the device, measured on request. */
  facts: () => Promise<Readonly<Record<string, unknown>>>;
  /** Running app version; null during development. */
  version: string | null;
  client: () => Pick<OfflineClient, 'resync' | 'clearCopies' | 'syncNow'> | null;
  /** Whether nothing is unsaved in any tab and nobody is interrupted in an inspection, a dialog or an input. */
  isQuiet: () => Promise<boolean>;
  /** Runs the work while all input is blocked. */
  withoutInput: (work: () => Promise<void>) => Promise<void>;
  /** False while the user has chosen to work offline. */
  isOnline: () => boolean;
  /** Whether the connection is good enough for larger transfers. */
  isLineGood: () => boolean;
  /** Returns the reference number for support. */
  sendDiagnostics: () => Promise<string>;
  saveExport: (content: Blob) => Promise<void>;
  /**
   * Looks for a newer version; returns the function that activates it, null if there is none. UNSUPPORTED without a
   * service worker.
   */
  findUpdate: () => Promise<(() => void) | null | 'UNSUPPORTED'>;
  reload: () => void;
  signOut: () => Promise<unknown>;
}
