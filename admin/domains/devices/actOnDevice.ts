import type { DeviceActionFailure, DeviceActionKey } from '@plumbline/resources/rules/devices/deviceActions';
import type { DeviceWorld } from './deviceWorld';

/**
 * Result of an action. `ENDS`: the page ends with it; `isLast`: no later page can report it, so it is reported as done
 * beforehand.
 */
export type Acted =
  | { state: 'DONE'; note?: string }
  | { state: 'FAILED'; failure: DeviceActionFailure }
  | { state: 'ENDS'; isLast: boolean; note?: string; end: () => unknown };

interface Action {
  /** Waits until nothing is unsaved and nobody is interrupted. */
  needsQuiet: boolean;
  /** Waits for a good connection. */
  needsLine: boolean;
  act: (world: DeviceWorld) => Promise<Acted>;
}

/** Actions a page carries out automatically; a message waits to be read. */
export const actions: Readonly<Record<Exclude<DeviceActionKey, 'message'>, Action>> = {
  diagnostics: {
    needsQuiet: false,
    needsLine: true,
    act: async ({ sendDiagnostics }) => ({ state: 'DONE', note: await sendDiagnostics() }),
  },
  resync: {
    needsQuiet: true,
    needsLine: true,
    async act({ client }) {
      const store = client();
      if (!store) return unsupported;
      await store.resync();
      return { state: 'DONE' };
    },
  },
  clearCopies: {
    needsQuiet: true,
    needsLine: true,
    async act({ client, saveExport }) {
      const store = client();
      if (!store) return unsupported;
      await store.clearCopies(saveExport);
      return { state: 'DONE' };
    },
  },
  reload: {
    needsQuiet: true,
    needsLine: false,
    act: async ({ reload }) => ({ state: 'ENDS', isLast: false, end: reload }),
  },
  update: {
    needsQuiet: true,
    needsLine: true,
    async act({ findUpdate, version }) {
      const take = await findUpdate();
      if (take === 'UNSUPPORTED') return unsupported;
      const note = version ?? '';
      return take === null ? { state: 'DONE', note } : { state: 'ENDS', isLast: false, note, end: take };
    },
  },
  signOut: {
    needsQuiet: true,
    needsLine: false,
    async act({ client, signOut }) {
      // What the server does not accept now stays on the device for its user.
      await client()
        ?.syncNow()
        .catch(() => {});
      return { state: 'ENDS', isLast: true, end: signOut };
    },
  },
};

const unsupported: Acted = { state: 'FAILED', failure: 'NOT_SUPPORTED' };

/** Result of an action that ended an earlier page; `note`: the version running at that time. */
export const settled: Readonly<
  Partial<Record<DeviceActionKey, (note: string | null, version: string | null) => Acted>>
> = {
  update: (note, version) =>
    version !== null && version !== note
      ? { state: 'DONE', note: version }
      : { state: 'FAILED', failure: 'UPDATE_NOT_TAKEN' },
};
