import type { OfflineClient, Transport } from '../../data/offline';

/** All that acting on this device needs of the world around it; a browser gives it, and so does a test. */
export interface DeviceWorld {
  fetch: Transport;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  /** Milliseconds; when this page was opened. */
  pageStarted: number;
  /** What the device says of itself, measured when it is asked for. */
  facts: () => Promise<Readonly<Record<string, unknown>>>;
  /** Version of the app that runs; null while developing. */
  version: string | null;
  client: () => Pick<OfflineClient, 'resync' | 'clearCopies' | 'syncNow'> | null;
  /** Whether nobody would lose anything, in any tab, nor be interrupted in an inspection, a dialog, a field. */
  isQuiet: () => Promise<boolean>;
  /** Runs the work while nothing can be typed or pressed. */
  withoutInput: (work: () => Promise<void>) => Promise<void>;
  /** Not while the person chose to work offline. */
  isOnline: () => boolean;
  /** Whether the line bears more than a few words. */
  isLineGood: () => boolean;
  /** Answers the number support knows it by. */
  sendDiagnostics: () => Promise<string>;
  saveExport: (content: Blob) => Promise<void>;
  /** Asks for the newest version; what makes it take over, null where this is it. UNSUPPORTED without a service worker. */
  findUpdate: () => Promise<(() => void) | null | 'UNSUPPORTED'>;
  reload: () => void;
  signOut: () => Promise<unknown>;
}
