/** What this device knows of itself, for one person in one account. */
export interface KnownDevice {
  /** Its own at the server. */
  id: string;
  /** Milliseconds; when it last reported itself, and as which version of the app. */
  told: number;
  version?: string | null;
  /** Whether its user lets it be sent anything, as the server last said. */
  isAllowed?: boolean;
}
export interface Who {
  user: string;
  instance: string;
}
type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = ({ user, instance }: Who): string => `plumbline-device.${user}.${instance}`;

export function readDevice(storage: Kept, who: Who): KnownDevice | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(who)) ?? 'null');
    const known = (value ?? {}) as Partial<KnownDevice>; // checked in the next line
    return typeof known.id === 'string' && typeof known.told === 'number'
      ? { ...known, id: known.id, told: known.told }
      : null;
  } catch {
    return null;
  }
}

export const keepDevice = (storage: Kept, who: Who, device: KnownDevice): void =>
  storage.setItem(keyOf(who), JSON.stringify(device));

const listeners = new Set<() => void>();

/** The server has something for this device to do: said with what is synchronised, so that nobody asks for it by the clock. */
export function deviceIsCalled(): void {
  for (const listener of listeners) listener();
}

export function onDeviceCalled(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
