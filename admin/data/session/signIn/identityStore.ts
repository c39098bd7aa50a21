import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { UnlockCheck } from '@plumbline/resources/rules/auth/unlockCheck';
import localforage from 'localforage';

/** What a device remembers of its last person, so that the app opens without network. */
export interface IdentityStore {
  read: () => Promise<SessionSummary | null>;
  write: (identity: SessionSummary) => Promise<void>;
  forget: () => Promise<void>;
  /** Whether somebody signed out while the server could not be told. */
  owesSignOut: () => Promise<boolean>;
  setOwesSignOut: (owes: boolean) => Promise<void>;
  /** Whether the server has ended the session here for a reason: what the device holds of the person is to go at the next start. */
  isRevoked: () => Promise<boolean>;
  setRevoked: (isRevoked: boolean) => Promise<void>;
  /** Since when the screen is locked, in milliseconds by this device's clock; null: it is not. */
  lockedSince: () => Promise<number | null>;
  setLockedSince: (since: number | null) => Promise<void>;
  /** What opens the lock without network, and how often that was tried in vain. */
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

/** One person per device: the next one who signs in takes the place of the one before. */
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

/** What `public/preload.js` has to know before a database could be asked; never more than a hint. */
const notePlace = 'plumbline.last';

function note(said: Note | null): void {
  try {
    if (said) localStorage.setItem(notePlace, JSON.stringify(said));
    else localStorage.removeItem(notePlace);
  } catch {
    // A browser that keeps nothing opens the app a little later.
  }
}

function noted(): Note | null {
  try {
    return JSON.parse(localStorage.getItem(notePlace) ?? 'null');
  } catch {
    return null;
  }
}
