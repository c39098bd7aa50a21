import { registerDevice as contract } from '@plumbline/resources/commands/devices';
import { newId } from '@plumbline/resources/language/ids';
import { commandRequest } from '../../data/calls';
import { readError } from '../../data/errors/readError';
import type { Transport } from '../../data/offline/sync/failure';

export interface DeviceWorld {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  fetch: Transport;
  now: () => number;
  /** What the device says of itself, measured when it is asked for. */
  facts: () => Promise<Readonly<Record<string, unknown>>>;
}
interface Known {
  id: string;
  /** Milliseconds; when it was last told. */
  told: number;
}

const day = 24 * 60 * 60_000;

/**
 * Tells the server once a day which device this person works on, and nothing more than its list shows. One that somebody
 * has removed there comes back as a new one.
 */
export async function registerDevice(
  { user, instance }: { user: string; instance: string },
  { storage, fetch, now, facts }: DeviceWorld,
): Promise<void> {
  const key = `plumbline-device.${user}.${instance}`;
  const known = read(storage.getItem(key));
  if (known && now() - known.told < day) return;
  const told = { ...(await facts()) };
  const tell = async (id: string): Promise<void> => {
    await fetch(...commandRequest(contract, { input: { id, ...told } }));
    storage.setItem(key, JSON.stringify({ id, told: now() } satisfies Known));
  };
  await tell(known?.id ?? newId(now())).catch((error: unknown) => {
    if (!known || readError(error).code !== 'NOT_FOUND') throw error;
    return tell(newId(now()));
  });
}

function read(text: string | null): Known | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const { id, told } = (value ?? {}) as Partial<Known>; // checked in the next line
    return typeof id === 'string' && typeof told === 'number' ? { id, told } : null;
  } catch {
    return null;
  }
}
