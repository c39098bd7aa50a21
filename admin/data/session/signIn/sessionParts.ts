import type { RefreshedSession, SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { CallInit } from '../../connection';
import type { IdentityStore } from './identityStore';
import type { SessionStatus } from './sessionStatus';

/** What other tabs are told. */
export type TabMessage =
  | { type: 'refreshed'; refreshed: RefreshedSession }
  | { type: 'signedOut' }
  | { type: 'locked'; since: number }
  | { type: 'openedOffline'; at: number };

export type Caller = (address: string, init?: CallInit) => Promise<Response>;

export interface SessionEnvironment {
  fetch: Caller;
  /** Milliseconds by this device's clock, which may differ from the server's. */
  now: () => number;
  identity: IdentityStore;
  /** Runs work that no other tab of this browser may do at the same time. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  tellTabs: (message: TabMessage) => void;
  /** Calls once after so many milliseconds; returns how to call it off. */
  later: (milliseconds: number, work: () => void) => () => void;
}

export interface Session {
  status: () => SessionStatus;
  subscribe: (listener: () => void) => () => void;
  /** Called when another person, account or other rights come with a refresh: what the screens show no longer holds. */
  onActorChanged: (listener: (before: SessionSummary, after: SessionSummary) => void) => () => void;
  /** Called at the start of a page whose person the server has signed out: everywhere, with another password, by a lock or a removal. */
  onRevoked: (listener: (whose: SessionSummary) => Promise<void> | void) => () => void;
  /** Finds out who is signed in; the first call asks the server, later ones wait for the same answer. */
  start: () => Promise<SessionStatus>;
  /** Who this device knows from the last time, before the server has said whether that still holds; null: nobody. */
  remembered: () => Promise<SessionSummary | null>;
  /** Goes on as that person while the server's word is awaited; nothing where nobody is remembered or the word has come. */
  goOnRemembered: () => void;
  /** An access token good for some seconds at least; null when the server gives none. */
  token: () => Promise<string | null>;
  /** Asks the server anew, unless `refused` was already replaced, by this tab or another one. */
  refresh: (refused?: string) => Promise<SessionStatus>;
  /** Whether the screen is locked; told to subscribers like the status. */
  isLocked: () => boolean;
  /** Locks in all tabs once the server has agreed, for only then it can be unlocked; false: it could not be asked. */
  lock: () => Promise<boolean>;
  /**
   * Opens the lock by proving to be the same person; throws what the server refused. Where it cannot be asked the device
   * itself knows the password, so far that somebody in a hall can go on; the server asks once more when it is back.
   */
  unlock: (proof: Proof) => Promise<void>;
  /** Milliseconds by this device's clock when the person last signed in or unlocked, as far as is known. */
  provenAt: () => number;
  /** Ends the session on this device; returns where a foreign issuer wants to end its own. */
  signOut: (everywhere?: boolean) => Promise<string | null>;
  /** Goes over to another account of the person, in all tabs; the app must be opened anew afterwards. */
  switchAccount: (contact: string | null) => Promise<void>;
  /** Provider staff: looks into an account, in all tabs; the app must be opened anew afterwards. */
  mirror: (instance: string, reason: string) => Promise<void>;
  /** Back to the provider. */
  endMirroring: () => Promise<void>;
  /** Takes in what another tab tells. */
  hear: (message: TabMessage) => void;
  /** For a page that may have missed what other tabs told: ends it where somebody has signed out on this device. */
  noticeDeparture: () => Promise<void>;
  /** Before somebody signs in: tells the server of a sign-out it does not know of; false: it cannot be reached. */
  settleSignOut: () => Promise<boolean>;
}

export interface Proof {
  password: string;
  code?: string;
}
