import type { RefreshedSession, SessionSummary } from '@plumbline/resources/auth/session';
import { errorOf } from './errorOf';
import type { IdentityStore } from './identityStore';
import { isSameActor, isSamePerson, type SessionState, type SessionStatus } from './sessionStatus';

/** What other tabs are told. */
export type TabMessage = { type: 'refreshed'; refreshed: RefreshedSession } | { type: 'signedOut' };

export interface SessionEnvironment {
  fetch: typeof fetch;
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
  /** Before somebody signs in: tells the server of a sign-out it does not know of, as far as it can be reached. */
  settleSignOut: () => Promise<void>;
}

interface Held {
  accessToken: string;
  until: number;
}

/** The specification's refresh factor: a token is replaced after this part of its lifetime. */
const refreshFactor = 0.1;
/** Milliseconds a token must still be good for. */
const margin = 10_000;
/** Milliseconds until an unreachable server is asked again. */
const retryAfter = 30_000;

/** States in which screens of a person may be open. */
const isAtWork: ReadonlySet<SessionState> = new Set(['remembered', 'signedIn', 'offline', 'ended']);

/** The session of one tab: holds the access token in memory only and renews it from the cookie that scripts cannot read. */
export function createSession({
  fetch,
  now,
  identity,
  exclusively,
  tellTabs,
  later,
}: SessionEnvironment): Session {
  let status: SessionStatus = { state: 'unknown', actor: null, code: null };
  let held: Held | null = null;
  let started: Promise<SessionStatus> | undefined;
  let memory: Promise<SessionSummary | null> | undefined;
  let refreshing: Promise<SessionStatus> | undefined;
  let callOff = () => {};
  const listeners = new Set<() => void>();
  const actorListeners = new Set<(before: SessionSummary, after: SessionSummary) => void>();

  const become = (next: SessionStatus): SessionStatus => {
    const before = status.actor;
    status = next;
    for (const listener of listeners) listener();
    if (before && next.actor && !isSameActor(before, next.actor))
      for (const listener of actorListeners) listener(before, next.actor);
    return status;
  };

  const renewIn = (milliseconds: number) => {
    callOff();
    callOff = later(milliseconds, () => void refresh(held?.accessToken));
  };

  const adopt = ({ accessToken, lifetime, actor }: RefreshedSession): SessionStatus => {
    // Screens and outbox of one person or account must never act with the token of another one.
    if (isAtWork.has(status.state) && status.actor && !isSamePerson(status.actor, actor))
      return giveWay(actor);
    held = { accessToken, until: now() + lifetime * 1000 };
    renewIn(lifetime * 1000 * refreshFactor);
    return become({ state: 'signedIn', actor, code: null });
  };

  const giveWay = (other: SessionSummary): SessionStatus => {
    const before = status.actor;
    loseRight('ACTOR_CHANGED');
    if (before) for (const listener of actorListeners) listener(before, other);
    return status;
  };

  const loseReach = (): SessionStatus => {
    renewIn(retryAfter);
    return become({ state: status.actor ? 'offline' : 'unreachable', actor: status.actor, code: null });
  };

  const loseRight = (code: string): SessionStatus => {
    held = null;
    callOff();
    return become({ state: status.actor ? 'ended' : 'signedOut', actor: status.actor, code });
  };

  const ask = async (refused: string | undefined): Promise<SessionStatus> => {
    // While this tab waited for its turn, another one may have brought a new token.
    if (held && held.accessToken !== refused && held.until - now() > margin) return status;
    const response = await fetch('/api/session/refresh', {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(() => null);
    if (!response || response.status === 429 || response.status >= 500) return loseReach();
    const body: unknown = await response.json().catch(() => null);
    // A captive portal or a proxy answers in our server's place.
    if (!isObject(body)) return loseReach();
    if (!response.ok) return typeof body.code === 'string' ? loseRight(body.code) : loseReach();
    const refreshed = body as unknown as RefreshedSession; // our own API's answer
    await identity.write(refreshed.actor).catch(() => {});
    tellTabs({ type: 'refreshed', refreshed });
    return adopt(refreshed);
  };

  const refresh = (refused?: string): Promise<SessionStatus> => {
    refreshing ??= exclusively(() => ask(refused)).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };

  const remembered = (): Promise<SessionSummary | null> => {
    memory ??= identity
      .owesSignOut()
      .then((owes) => (owes ? null : identity.read()))
      .catch(() => null);
    return memory;
  };

  const begin = async (): Promise<SessionStatus> => {
    if (await identity.owesSignOut().catch(() => false)) {
      const isTold = await payOwedSignOut();
      return isTold ? become({ state: 'signedOut', actor: null, code: null }) : loseReach();
    }
    const actor = await remembered();
    if (status.state === 'unknown') status = { ...status, actor };
    return refresh(held?.accessToken);
  };

  const payOwedSignOut = async (): Promise<boolean> => {
    const response = await fetch('/api/session/signout', {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(() => null);
    if (response?.ok) await identity.setOwesSignOut(false).catch(() => {});
    return response?.ok === true;
  };

  const start = (): Promise<SessionStatus> => {
    started ??= begin();
    return started;
  };

  const token = async (): Promise<string | null> => {
    await start();
    if (held && held.until - now() > margin) return held.accessToken;
    // Once refused, always refused, until somebody signs in: that reloads the app or is told by another tab.
    if (status.state !== 'ended' && status.state !== 'signedOut') await refresh(held?.accessToken);
    return held && held.until > now() ? held.accessToken : null;
  };

  /** Asks for a session in another account; the app must be opened anew afterwards. */
  const enter = async (where: 'switch' | 'mirror' | 'mirror/end', body: object): Promise<void> => {
    const bearer = await token();
    const response = await fetch(`/api/session/${where}`, {
      method: 'POST',
      credentials: 'same-origin',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
    }).catch(() => null);
    if (!response?.ok) throw await errorOf(response);
    const refreshed = (await response.json()) as RefreshedSession; // our own API's answer
    await identity.write(refreshed.actor).catch(() => {});
    tellTabs({ type: 'refreshed', refreshed });
  };

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onActorChanged: (listener) => {
      actorListeners.add(listener);
      return () => actorListeners.delete(listener);
    },
    start,
    remembered,
    goOnRemembered() {
      if (status.state === 'unknown' && status.actor) become({ ...status, state: 'remembered' });
    },
    token,
    refresh,
    async signOut(everywhere = false) {
      const bearer = everywhere ? await token() : null;
      const response = await fetch(everywhere ? '/api/session/signout-everywhere' : '/api/session/signout', {
        method: 'POST',
        credentials: 'same-origin',
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      }).catch(() => null);
      // To end the other devices' sessions is a promise; without the server it cannot be given.
      if (everywhere && !response?.ok) throw await errorOf(response);
      await identity.setOwesSignOut(!response?.ok).catch(() => {});
      await identity.forget().catch(() => {});
      held = null;
      callOff();
      tellTabs({ type: 'signedOut' });
      become({ state: 'signedOut', actor: null, code: null });
      const body: unknown = response?.ok ? await response.json().catch(() => null) : null;
      return isObject(body) && typeof body.endSessionUrl === 'string' ? body.endSessionUrl : null;
    },
    switchAccount: (contact) => enter('switch', { contact }),
    mirror: (instance, reason) => enter('mirror', { instance, reason }),
    endMirroring: () => enter('mirror/end', {}),
    hear(message) {
      if (message.type === 'refreshed') adopt(message.refreshed);
      else {
        held = null;
        callOff();
        become({ state: 'signedOut', actor: null, code: null });
      }
    },
    async settleSignOut() {
      if (await identity.owesSignOut().catch(() => false)) await payOwedSignOut();
      await identity.setOwesSignOut(false).catch(() => {});
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
