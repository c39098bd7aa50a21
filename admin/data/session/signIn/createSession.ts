import { refreshSession, signOut, signOutEverywhere } from '@plumbline/resources/commands/session';
import type { RefreshedSession, SessionSummary } from '@plumbline/resources/rules/auth/session';
import { commandRequest } from '../../calls';
import { type AccountDoor, enterAccount } from './enterAccount';
import { endSessionUrlIn, errorOf, isObject, isRevocation } from './errorOf';
import { askToUnlock, endOther, isAway, tellOfLock, tellOfSignOut } from './lockCalls';
import { keepIdentity, proveOffline } from './offlineUnlock';
import type { Proof, Session, SessionEnvironment } from './sessionParts';
import { isAtWork, isSameActor, isSamePerson, type SessionStatus } from './sessionStatus';
import { margin, refreshFactor, retryAfter } from './sessionTimes';

export type { Session, SessionEnvironment, TabMessage } from './sessionParts';

interface Held {
  accessToken: string;
  until: number;
}

export const refreshAddress = refreshSession.path;

/** The session of one tab: keeps the access token in memory only and refreshes it by the HttpOnly cookie. */
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
  let locked: { since: number } | null = null;
  let proven = { session: '', at: 0 };
  /** Unlocked offline: the server may still have the session locked. */
  let isOpenedOffline = false;
  /** Number of sign-outs in all tabs: a response requested before one is outdated. */
  let departures = 0;
  const listeners = new Set<() => void>();
  const revocationListeners = new Set<(whose: SessionSummary) => Promise<void> | void>();
  /** Removal of local data, to finish before anyone else signs in. */
  let removal: Promise<void> = Promise.resolve();
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

  const closeFor = (since: number): SessionStatus => {
    locked = { since };
    isOpenedOffline = false;
    held = null;
    callOff();
    void identity.setLockedSince(since).catch(() => {});
    return become({ state: 'ended', actor: status.actor, code: 'SESSION_LOCKED' });
  };

  const forgetLock = () => {
    locked = null;
    void identity.setLockedSince(null).catch(() => {});
  };

  const adopt = ({ accessToken, lifetime, actor, provenAgo, session }: RefreshedSession): SessionStatus => {
    const provenAt = now() - provenAgo;
    // A response from before the lock, or from a server that does not know of it, must not unlock.
    if (locked && provenAt < locked.since) {
      void tellOfLock(fetch);
      return closeFor(locked.since);
    }
    // Screens and outbox of one person or account must never act with the token of another one.
    if (isAtWork.has(status.state) && status.actor && !isSamePerson(status.actor, actor))
      return giveWay(actor);
    if (locked || isOpenedOffline) {
      endReplaced(session, accessToken);
      forgetLock();
      isOpenedOffline = false;
    }
    proven = { session, at: provenAt };
    held = { accessToken, until: now() + lifetime * 1000 };
    renewIn(lifetime * 1000 * refreshFactor);
    return become({ state: 'signedIn', actor, code: null });
  };

  /** Signing in in another window to unlock creates a new session; the previous one is ended. */
  const endReplaced = (session: string, accessToken: string) => {
    if (proven.session !== '' && proven.session !== session)
      void endOther(fetch, proven.session, accessToken);
  };

  /** After a revocation by the server the device keeps unsent changes only. */
  const removeTraces = (whose: SessionSummary) => {
    removal = (async () => {
      // If the tab is closed meanwhile, the next start completes it.
      await identity.setRevoked(true);
      await Promise.all([...revocationListeners].map((remove) => remove(whose)));
      await identity.forget();
      await identity.setRevoked(false);
    })().catch(() => {});
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

  const loseRight = (code: string, isRevoked = false): SessionStatus => {
    // Nothing is rendered yet, so there is no work to lose: the person signs in.
    if (status.state === 'unknown' && code !== 'SESSION_LOCKED') {
      if (isRevoked && status.actor) removeTraces(status.actor);
      return become({ state: 'signedOut', actor: null, code });
    }
    // The screen may contain unsaved work; local data is removed at the next start.
    if (isRevoked) void identity.setRevoked(true).catch(() => {});
    // Locked by a tab that is closed. After an offline unlock the person continues, and is asked to sign in by a
    // notice.
    if (code === 'SESSION_LOCKED' && status.actor && !isOpenedOffline)
      return closeFor(locked?.since ?? now());
    held = null;
    callOff();
    return become({ state: status.actor ? 'ended' : 'signedOut', actor: status.actor, code });
  };

  const ask = async (refused: string | undefined): Promise<SessionStatus> => {
    // While this tab waited for the lock, another one may have received a new token.
    const isNews = status.state === 'signedIn' && held !== null && held.accessToken !== refused;
    if (isNews && held && held.until - now() > margin) return status;
    // A pending sign-out is reported first: the cookie would sign that person in again.
    if (await isSignOutOwed())
      return (await payOwedSignOut()) ? become({ state: 'signedOut', actor: null, code: null }) : loseReach();
    const before = departures;
    const response = await fetch(refreshAddress, {
      method: 'POST',
      credentials: 'same-origin',
    }).catch(() => null);
    if (departures !== before) return status;
    if (!response || response.status === 429 || response.status >= 500) return loseReach();
    const body: unknown = await response.json().catch(() => null);
    if (departures !== before) return status;
    // A captive portal or a proxy responded instead of our server.
    if (!isObject(body)) return loseReach();
    // Status 200 as well, for a visitor without cookie.
    if (typeof body.code === 'string') return loseRight(body.code, isRevocation(body));
    if (!response.ok) return loseReach();
    const refreshed = body as unknown as RefreshedSession; // our own API's answer
    // Not awaited: it is for the next start.
    void keepIdentity(identity, refreshed).catch(() => {});
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
    memory ??= Promise.all([identity.owesSignOut(), identity.isRevoked(), identity.read()]).then(
      ([owes, isRevoked, last]) => {
        if (isRevoked && last) removeTraces(last);
        return owes || isRevoked ? null : last;
      },
      () => null,
    );
    return memory;
  };

  const begin = async (): Promise<SessionStatus> => {
    const [actor, since] = await Promise.all([remembered(), identity.lockedSince().catch(() => null)]);
    await removal;
    if (since !== null && actor) locked = { since };
    if (status.state === 'unknown') status = { ...status, actor };
    return refresh(held?.accessToken);
  };

  const isSignOutOwed = (): Promise<boolean> => identity.owesSignOut().catch(() => false);

  const payOwedSignOut = async (): Promise<boolean> => {
    const isTold = await tellOfSignOut(fetch);
    if (isTold) await identity.setOwesSignOut(false).catch(() => {});
    return isTold;
  };

  const start = (): Promise<SessionStatus> => {
    started ??= begin();
    return started;
  };

  const token = async (): Promise<string | null> => {
    await start();
    // All calls of the screens wait until the lock is opened.
    await whenOpen();
    if (held && held.until - now() > margin) return held.accessToken;
    // Once refused, no retry until somebody signs in: that reloads the app or is reported by another tab.
    if (status.state !== 'ended' && status.state !== 'signedOut') await refresh(held?.accessToken);
    return held && held.until > now() ? held.accessToken : null;
  };

  const whenOpen = async (): Promise<void> => {
    while (locked)
      await new Promise<void>((resolve) => {
        const listener = () => {
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
      });
  };

  const lock = async (): Promise<boolean> => {
    if (locked || !isAtWork.has(status.state)) return locked !== null;
    const response = await tellOfLock(fetch);
    // 401 means the session has ended: the screen must be hidden as well.
    if (!response || (!response.ok && response.status !== 401)) return false;
    const since = now();
    closeFor(since);
    tellTabs({ type: 'locked', since });
    return true;
  };

  const unlock = async (proof: Proof): Promise<void> => {
    const response = await exclusively(() => askToUnlock(fetch, proof));
    if (status.actor && (await isAway(response))) {
      await proveOffline(identity, status.actor.user, proof.password);
      tellTabs({ type: 'openedOffline', at: now() });
      return openOffline(now());
    }
    if (!response?.ok) {
      if (response?.status === 401) become({ state: 'ended', actor: status.actor, code: 'SESSION_ENDED' });
      throw await errorOf(response);
    }
    const refreshed = (await response.json()) as RefreshedSession; // our own API's answer
    await keepIdentity(identity, refreshed).catch(() => {});
    tellTabs({ type: 'refreshed', refreshed });
    adopt(refreshed);
  };

  const openOffline = (at: number) => {
    if (!locked) return;
    forgetLock();
    isOpenedOffline = true;
    proven = { ...proven, at };
    loseReach();
  };

  const leave = () => {
    departures += 1;
    forgetLock();
    memory = Promise.resolve(null);
    held = null;
    callOff();
    become({ state: 'signedOut', actor: null, code: null });
  };

  /** Another tab has signed in; ignored if a sign-out is still pending, as the response may be from before it. */
  const hearRefreshed = (refreshed: RefreshedSession) => {
    if (status.state !== 'signedOut') adopt(refreshed);
    else void isSignOutOwed().then((owes) => owes || adopt(refreshed));
  };

  const enter = async (where: AccountDoor): Promise<void> => {
    const refreshed = await enterAccount(fetch, { where, bearer: await token() });
    await identity.write(refreshed.actor).catch(() => {});
    tellTabs({ type: 'refreshed', refreshed });
  };

  return {
    isLocked: () => locked !== null,
    lock,
    unlock,
    provenAt: () => proven.at,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onActorChanged: (listener) => {
      actorListeners.add(listener);
      return () => actorListeners.delete(listener);
    },
    onRevoked: (listener) => {
      revocationListeners.add(listener);
      return () => revocationListeners.delete(listener);
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
      // Before the request: if the tab is closed meanwhile, the next one completes the sign-out.
      if (!everywhere) await identity.setOwesSignOut(true).catch(() => {});
      const request = commandRequest(
        everywhere ? signOutEverywhere : signOut,
        {},
        {
          credentials: 'same-origin',
          // Signing out must not take long: without a response it is reported before the next sign-in.
          ...(everywhere ? {} : { timeout: 'brief' }),
          headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        },
      );
      const response = await fetch(...request).catch(() => null);
      // Ending the sessions of other devices requires the server's confirmation.
      if (everywhere && !response?.ok) throw await errorOf(response);
      await identity.setOwesSignOut(!response?.ok).catch(() => {});
      await identity.forget().catch(() => {});
      tellTabs({ type: 'signedOut' });
      leave();
      return endSessionUrlIn(response);
    },
    switchAccount: (contact) => enter({ switchTo: contact }),
    mirror: (instance, reason) => enter({ mirror: { instance, reason } }),
    endMirroring: () => enter('leaveMirror'),
    hear(message) {
      if (message.type === 'refreshed') hearRefreshed(message.refreshed);
      else if (message.type === 'locked') {
        if (isAtWork.has(status.state) && !locked) closeFor(message.since);
      } else if (message.type === 'openedOffline') openOffline(message.at);
      else leave();
    },
    async noticeDeparture() {
      // The stored identity is deleted by signing out in any tab.
      if (isAtWork.has(status.state) && (await identity.read()) === null) leave();
    },
    async settleSignOut() {
      await removal;
      if (!(await isSignOutOwed()) || (await payOwedSignOut())) return true;
      loseReach();
      return false;
    },
  };
}
