import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { UnlockCheck } from '@plumbline/resources/rules/auth/unlockCheck';
import localforage from 'localforage';

/** Data of the last person on this device, so that the app opens offline. */
export interface IdentityStore {
  read: () => Promise<SessionSummary | null>;
  write: (identity: SessionSummary) => Promise<void>;
  forget: () => Promise<void>;
  /** Whether a sign-out has not yet been reported to the server. */
  owesSignOut: () => Promise<boolean>;
  setOwesSignOut: (owes: boolean) => Promise<void>;
  /** Whether the server has revoked the session: local data is removed at the next start. */
  isRevoked: () => Promise<boolean>;
  setRevoked: (isRevoked: boolean) => Promise<void>;
  /** When the screen was locked, in milliseconds of this device's clock; null: not locked. */
  lockedSince: () => Promise<number | null>;
  setLockedSince: (since: number | null) => Promise<void>;
  /** Check value to unlock offline, with the number of failed attempts. */
  unlockCheck: () => Promise<KeptCheck | null>;
  setUnlockCheck: (check: KeptCheck | null) => Promise<void>;
}

export interface KeptCheck extends UnlockCheck {
  user: string;
  tries: number;
}

export interface KeyedStore {
  getItem: <T>(key: string) => Promise<T | null>;
  setItem: <T>(key: string, value: T) => Promise<T>;
  removeItem: (key: string) => Promise<void>;
}

/** One person per device: the next sign-in replaces it. */
export function identityStore(
  store: KeyedStore = localforage.createInstance({ name: 'plumbline-session' }),
): IdentityStore {
  return {
    read: () => store.getItem<SessionSummary>('identity'),
    write: async (identity) => {
      await Promise.all([store.setItem('identity', identity), store.removeItem('isRevoked')]);
      const { user, instance, language } = identity;
      note({ user, instance, language });
    },
    forget: async () => {
      if (!noted()?.owes) note(null);
      await Promise.all([store.removeItem('identity'), store.removeItem('unlockCheck')]);
    },
    owesSignOut: async () => noted()?.owes === true || (await store.getItem<boolean>('owesSignOut')) === true,
    setOwesSignOut: async (owes) => {
      if (owes) note({ owes });
      else if (noted()?.owes) note(null);
      await (owes ? store.setItem('owesSignOut', true) : store.removeItem('owesSignOut'));
    },
    isRevoked: async () => (await store.getItem<boolean>('isRevoked')) === true,
    setRevoked: async (isRevoked) => {
      await (isRevoked ? store.setItem('isRevoked', true) : store.removeItem('isRevoked'));
    },
    lockedSince: () => store.getItem<number>('lockedSince'),
    setLockedSince: async (since) => {
      await (since === null ? store.removeItem('lockedSince') : store.setItem('lockedSince', since));
    },
    unlockCheck: () => store.getItem<KeptCheck>('unlockCheck'),
    setUnlockCheck: async (check) => {
      await (check === null ? store.removeItem('unlockCheck') : store.setItem('unlockCheck', check));
    },
  };
}

type Note = { user: string; instance: string; language: string; owes?: undefined } | { owes: true };

/** Hint for `public/preload.js`, which runs before a database can be read. */
const notePlace = 'plumbline.last';

function note(said: Note | null): void {
  try {
    if (said) localStorage.setItem(notePlace, JSON.stringify(said));
    else localStorage.removeItem(notePlace);
  } catch {
    // Without storage the app opens slightly later.
  }
}

function noted(): Note | null {
  try {
    return JSON.parse(localStorage.getItem(notePlace) ?? 'null');
  } catch {
    return null;
  }
}
