import type {
  DeviceActionKey,
  DeviceOrder,
  DeviceOutcome,
} from '@plumbline/resources/rules/devices/deviceActions';
import { vi } from 'vitest';
import type { DeviceWorld } from '../deviceWorld';
import { openJournal } from '../journal';

export const who = { user: 'anna', instance: 'pion' };

/** A test server that sends remote actions, and a device with storage that opens a new page each time. */
export function remoteServer() {
  const disk = new Map<string, string>();
  const orders = new Map<string, DeviceOrder>();
  const told: DeviceOutcome[][] = [];
  let isAway = false;
  let clock = Date.parse('2026-11-17T12:00:00.000Z');
  const storage = {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
  };

  async function fetch(_address: string, init?: { body?: unknown }): Promise<Response> {
    if (isAway) throw new TypeError('Failed to fetch');
    const { outcomes } = JSON.parse(String(init?.body)) as { outcomes: DeviceOutcome[] };
    told.push(outcomes);
    for (const { id, state } of outcomes) if (state !== 'RECEIVED') orders.delete(id);
    return Response.json({ id: 'x', isRemoteMaintenanceAllowed: true, actions: [...orders.values()] });
  }

  /** Opens a page of the app on that device. */
  function openPage(more: Partial<DeviceWorld> = {}) {
    clock += 1_000;
    const journal = openJournal({ who, storage, now: () => clock });
    const client = {
      resync: vi.fn(async () => {}),
      clearCopies: vi.fn(async () => {}),
      syncNow: vi.fn(async () => {}),
    };
    const world = {
      fetch: fetch as DeviceWorld['fetch'],
      storage,
      now: () => clock,
      pageStarted: clock,
      facts: async () => ({ name: 'Tablet' }),
      version: '1-abc',
      client: () => client,
      isQuiet: vi.fn(async () => true),
      withoutInput: vi.fn((work: () => Promise<void>) => work()),
      isOnline: () => true,
      isLineGood: vi.fn(() => true),
      sendDiagnostics: vi.fn(async () => 'D-4711'),
      saveExport: vi.fn(async () => {}),
      findUpdate: vi.fn(async (): Promise<(() => void) | null | 'UNSUPPORTED'> => null),
      reload: vi.fn(),
      signOut: vi.fn(async () => {}),
    };
    Object.assign(world, more);
    clock += 1_000;
    return { journal, world, client };
  }

  return {
    told,
    disk,
    openPage,
    order(action: DeviceActionKey, id: string = action): void {
      orders.set(id, {
        id,
        action,
        message: action === 'message' ? 'Call us' : null,
        sender: 'Anna Nowak',
        dateSent: '2026-11-17T11:00:00.000Z',
        dateExpires: '2026-11-18T11:00:00.000Z',
      });
    },
    withdraw: (id: string) => void orders.delete(id),
    goAway(is = true): void {
      isAway = is;
    },
  };
}
