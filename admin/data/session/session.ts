import { leavingUnderOverlay } from '../../kit/overlay/overlay';
import { wearBrand } from '../../kit/theme/brand/brandStore';
import { sendFromBrowser, takePreloadedContent, takePreloadedSession, withTimeout } from '../calls';
import { onReconnected } from '../connection';
import { errorLog, recordedFetch, rememberWho, reporterOf } from '../errors';
import { currentClient } from '../offline';
import { forgetFaults } from './forgetFaults';
import { knowActor } from './knowActor';
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

/** Milliseconds after reconnecting before the session is checked. */
const recheckAfter = 500;

const channel = new BroadcastChannel('plumbline-session');

const callSession = withTimeout(
  async (address: string, init) =>
    // The first refresh may have been requested by preload.js.
    (address === refreshAddress && (await takePreloadedSession())) || fetch(address, init),
);

/** The session of this tab. */
export const session: Session = createSession({
  // Everything waits for these responses, and repeating them is harmless: read timeout.
  fetch: (address, init) => callSession(address, { timeout: 'read', ...init }),
  now: () => Date.now(),
  identity: identityStore(),
  // Web Locks exist in secure contexts only; without them the server's grace period covers two tabs.
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
// The browser does not notice that an unreachable server is back.
onReconnected(recheckSoon);
// A page restored from the back/forward cache may show an ended session.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void session.noticeDeparture().catch(() => {});
});
// A device waking from sleep has an old token and missed timers; the inactivity check comes first.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return;
  inactivity.look();
  void session.token();
});

/** Refreshes the session after reconnecting or on request. */
export async function recheck(): Promise<void> {
  const { state } = session.status();
  if (state === 'offline' || state === 'unreachable') await session.refresh();
}

/** Reads the session anew after a command that changed the account. */
export async function renewActor(): Promise<void> {
  // Without the token in use, a refresh is skipped while that token is valid.
  const { actor } = await session.refresh((await session.token()) ?? undefined);
  if (actor) knowActor(actor);
}

/** `fetch` for the API: authenticated, refreshed silently, refusals thrown as HttpError. */
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

/**
 * Goes to the sign-in page, which returns to this screen; false if an earlier sign-out cannot be reported to the
 * server.
 */
export async function signIn(language?: string): Promise<boolean> {
  if (!(await session.settleSignOut())) return false;
  startSignIn({ language: wishedLanguage(language), email: session.status().actor?.email });
  return true;
}

/**
 * The same in a separate window, so that input here is kept; this tab continues when it is done. False if the browser
 * opened none.
 */
export const signInBeside = (language?: string): boolean =>
  openSignInWindow({ language, email: session.status().actor?.email });

/** Switches to another account of the same person and opens the app there. */
export async function switchAccount(contact: string | null): Promise<void> {
  await leavingUnderOverlay(async () => {
    await session.switchAccount(contact);
    return '/start/dashboard';
  });
}

/** Mirrors an account as provider support and opens the app there. */
export async function mirror(instance: string, reason: string): Promise<void> {
  await leavingUnderOverlay(async () => {
    await session.mirror(instance, reason);
    return '/start/dashboard';
  });
}

/** Ends the mirroring, removes the account's data from the device, and opens the list of accounts. */
export async function endMirroring(): Promise<void> {
  await leavingUnderOverlay(async () => {
    await session.endMirroring();
    await currentClient()?.close({ isSignOut: true });
    return '/instances/overview';
  });
}
