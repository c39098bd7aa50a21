import { leavingUnderOverlay } from '../../kit/overlay/overlay';
import { wearBrand } from '../../kit/theme/brand/brandStore';
import { sendFromBrowser, takePreloadedContent, takePreloadedSession, withTimeout } from '../calls';
import { onReconnected } from '../connection';
import { errorLog, recordedFetch, rememberWho, reporterOf } from '../errors';
import { currentClient } from '../offline';
import { forgetFaults } from './forgetFaults';
import { forgetWithSession } from './lastScreen/forgetWithSession';
import { createSession, refreshAddress, type Session, type TabMessage } from './signIn/createSession';
import { fetchAs } from './signIn/fetchAs';
import { identityStore } from './signIn/identityStore';
import { lockWhenInactive } from './signIn/lockWhenInactive';
import { openSignInWindow } from './signIn/signInWindow';
import { startSignIn } from './signIn/startSignIn';
import { wishedLanguage } from './signIn/wishedLanguage';

export type { SessionState, SessionStatus } from './signIn/sessionStatus';
export { takeReturnAddress } from './signIn/startSignIn';

/** Milliseconds after which a regained connection is trusted enough to check the session. */
const recheckAfter = 500;

const channel = new BroadcastChannel('plumbline-session');

const callSession = withTimeout(
  async (address: string, init) =>
    // Its first question was perhaps asked before the app was here.
    (address === refreshAddress && (await takePreloadedSession())) || fetch(address, init),
);

/** The session of this tab. */
export const session: Session = createSession({
  // Everything waits for these answers, and asking once more does no harm.
  fetch: (address, init) => callSession(address, { timeout: 'read', ...init }),
  now: () => Date.now(),
  identity: identityStore(),
  // Browsers give locks to secure pages only; without them the server's grace lets two tabs through.
  exclusively: (work) => (navigator.locks ? navigator.locks.request('plumbline-refresh', work) : work()),
  tellTabs: (message) => channel.postMessage(message),
  later: (milliseconds, work) => {
    const timer = window.setTimeout(work, milliseconds);
    return () => window.clearTimeout(timer);
  },
});

session.subscribe(() => {
  const { actor } = session.status();
  if (actor) wearBrand(actor.brand ?? null);
});
forgetFaults(session, errorLog);
forgetWithSession(session);
channel.addEventListener('message', (event: MessageEvent<TabMessage>) => {
  session.hear(event.data);
  // The tab that signs out clears the device; this one must not write to it any more.
  if (event.data.type === 'signedOut') void currentClient()?.close();
});
const inactivity = lockWhenInactive(session);
const recheckSoon = () =>
  void window.setTimeout(() => {
    void recheck();
    inactivity.look();
  }, recheckAfter);
window.addEventListener('online', recheckSoon);
// A server that was away comes back without the browser noticing.
onReconnected(recheckSoon);
// A page that the browser had put by, as it was when somebody went on from it, may show what is over.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void session.noticeDeparture().catch(() => {});
});
// A tablet that was asleep has an old token and timers that did not run; whether it is to be locked comes first.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  inactivity.look();
  void session.token();
});

/** Asks the server again, after reconnecting or on a person's wish. */
export async function recheck(): Promise<void> {
  const { state } = session.status();
  if (state === 'offline' || state === 'unreachable') await session.refresh();
}

/** `fetch` for the API: signed in, renewed silently, refusals thrown as HttpError. */
export const apiFetch = recordedFetch(
  fetchAs(
    session,
    withTimeout(
      (url: URL, init, onProgress) =>
        takePreloadedContent(url, new Headers(init.headers)) ?? sendFromBrowser(url, init, onProgress),
    ),
    window.location.origin,
  ),
  errorLog,
);
rememberWho(() => {
  const { actor } = session.status();
  return actor && reporterOf(actor);
});

/** Leaves for the sign-in page and comes back to this screen; false: a sign-out is still to be told, and cannot be. */
export async function signIn(language?: string): Promise<boolean> {
  if (!(await session.settleSignOut())) return false;
  startSignIn({ language: wishedLanguage(language), email: session.status().actor?.email });
  return true;
}

/**
 * The same in a window of its own, so that what is typed here stays; this tab goes on by itself when it is done. False:
 * the browser opened none.
 */
export const signInBeside = (language?: string): boolean =>
  openSignInWindow({ language, email: session.status().actor?.email });

/** Goes over to another account of the same person and opens the app there. */
export async function switchAccount(contact: string | null): Promise<void> {
  await leavingUnderOverlay(async () => {
    await session.switchAccount(contact);
    return '/start/dashboard';
  });
}

/** Looks into an account as provider support and opens the app there. */
export async function mirror(instance: string, reason: string): Promise<void> {
  await leavingUnderOverlay(async () => {
    await session.mirror(instance, reason);
    return '/start/dashboard';
  });
}

/** Ends that, takes the account's data off the device, and opens the list of accounts. */
export async function endMirroring(): Promise<void> {
  await leavingUnderOverlay(async () => {
    await session.endMirroring();
    await currentClient()?.close({ isSignOut: true });
    return '/instances/overview';
  });
}
