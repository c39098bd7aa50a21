/** Registration of this device, for one person in one account. */
export interface KnownDevice {
  /** Id of the device on the server. */
  id: string;
  /** When it last registered, in milliseconds, and with which version of the app. */
  told: number;
  version?: string | null;
  /** Whether its user allows actions to be sent to it, as last known from the server. */
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

/** An action was sent to this device: reported with the sync, so that nothing polls for it. */
export function deviceIsCalled(): void {
  for (const listener of listeners) listener();
}

export function onDeviceCalled(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
