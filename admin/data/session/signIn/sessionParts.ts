import type { RefreshedSession, SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { CallInit } from '../../connection';
import type { IdentityStore } from './identityStore';
import type { SessionStatus } from './sessionStatus';

/** Messages to other tabs. */
export type TabMessage =
  | { type: 'refreshed'; refreshed: RefreshedSession }
  | { type: 'signedOut' }
  | { type: 'locked'; since: number }
  | { type: 'openedOffline'; at: number };

export type Caller = (address: string, init?: CallInit) => Promise<Response>;

export interface SessionEnvironment {
  fetch: Caller;
  /** Milliseconds of this device's clock, which may differ from the server's. */
  now: () => number;
  identity: IdentityStore;
  /** Exclusive lock across the tabs of this browser. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  tellTabs: (message: TabMessage) => void;
  /** Like setTimeout; returns how to cancel it. */
  later: (milliseconds: number, work: () => void) => () => void;
}

export interface Session {
  status: () => SessionStatus;
  subscribe: (listener: () => void) => () => void;
  /** Called when a refresh brings another person, account or other rights: the screens are outdated. */
  onActorChanged: (listener: (before: SessionSummary, after: SessionSummary) => void) => () => void;
  /**
   * Called at the start of a page whose session the server has revoked: signed out everywhere, new password, locked or
   * removed user.
   */
  onRevoked: (listener: (whose: SessionSummary) => Promise<void> | void) => () => void;
  /** Determines who is signed in; the first call asks the server, later ones share its result. */
  start: () => Promise<SessionStatus>;
  /** The last person of this device, before the server has responded; null: nobody. */
  remembered: () => Promise<SessionSummary | null>;
  /** Continues as the last person until the server responds; no effect if there is none or the server has responded. */
  goOnRemembered: () => void;
  /** An access token valid for at least `margin` ms; null if the server issues none. */
  token: () => Promise<string | null>;
  /** Refreshes, unless `refused` was already replaced, by this tab or another one. */
  refresh: (refused?: string) => Promise<SessionStatus>;
  /** Whether the screen is locked; changes are notified like the status. */
  isLocked: () => boolean;
  /**
   * Locks all tabs once the server has confirmed, as only then it can be unlocked; false if the server is unreachable.
   */
  lock: () => Promise<boolean>;
  /**
   * Unlocks by password; throws what the server refused. If the server is unreachable, the device verifies the
   * password itself, and the server asks again once it is back.
   */
  unlock: (proof: Proof) => Promise<void>;
  /** When the person last authenticated, in milliseconds of this device's clock, if known. */
  provenAt: () => number;
  /** Ends the session on this device; returns the external issuer's logout address. */
  signOut: (everywhere?: boolean) => Promise<string | null>;
  /** Switches to another account of the person, in all tabs; the app must be reloaded afterwards. */
  switchAccount: (contact: string | null) => Promise<void>;
  /** Provider staff: mirrors an account, in all tabs; the app must be reloaded afterwards. */
  mirror: (instance: string, reason: string) => Promise<void>;
  /** Ends the mirroring. */
  endMirroring: () => Promise<void>;
  /** Handles a message of another tab. */
  hear: (message: TabMessage) => void;
  /** For a page that may have missed messages: ends it if somebody has signed out on this device. */
  noticeDeparture: () => Promise<void>;
  /** Before signing in: reports a pending sign-out to the server; false if it is unreachable. */
  settleSignOut: () => Promise<boolean>;
}

export interface Proof {
  password: string;
  code?: string;
}
