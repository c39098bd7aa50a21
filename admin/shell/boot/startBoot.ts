import { session } from '../../data/session/session';
import { takeReturnAddress } from '../../data/session/signIn/startSignIn';
import { firstWords } from '../../data/words/i18nProvider';
import { whenIdle } from '../../kit/manners/whenIdle';
import { preloadScreen, prepareScreen } from '../routes';
import { keptConfiguration } from './configuration/keptConfiguration';
import { leaveWhereNobodyIs } from './leaveForSignIn';
import { clearStoreOf, openStoreOf } from './openStoreOf';
import { carryOutSteps } from './steps/carryOutSteps';
import { createBoot } from './steps/createBoot';
import { isStartAddress } from './steps/startAddresses';

/** Where the issuer sends people back to. */
export const afterLoginPath = '/index.html/afterlogin';
/** Where it leads people to who signed out. */
export const afterLogoutPath = '/index.html/afterlogout';

const configuration = keptConfiguration();
export const { afterBootUrl } = configuration;

/** The start of this page, see steps/bootState.ts. */
export const boot = createBoot({
  configuration,
  now: () => performance.now(),
  later: (milliseconds, work) => {
    const timer = window.setTimeout(work, milliseconds);
    return () => window.clearTimeout(timer);
  },
});

session.onRevoked(clearStoreOf);

/** Begins the start; resolves when the app can be drawn and the screen that was asked for is here. */
export function startBoot(): Promise<unknown> {
  const comesFromSignIn = window.location.pathname === afterLoginPath;
  const isSignedOut = window.location.pathname === afterLogoutPath;
  const goal = comesFromSignIn ? (takeReturnAddress() ?? '/') : isSignedOut ? '/' : addressNow();
  boot.take({ type: 'open', url: goal });
  const { pathname } = new URL(boot.goal(), window.location.origin);
  const screen = preloadScreen(pathname);
  const standing = carryOutSteps({
    boot,
    session,
    openStore: openStoreOf,
    words: firstWords,
    screen,
    address: addressNow,
    comesFromSignIn,
  });
  void leaveWhereNobodyIs(window.location.pathname).catch(() => {});
  whenReady();
  const prepared = prepare(pathname, standing);
  return Promise.all([standing, screen]).then(() => Promise.race([prepared, pause(longestForContent)]));
}

/** Milliseconds that an app which could be drawn waits for what its screen asks the server: drawn with it, it is drawn once. */
const longestForContent = 150;

/** Asks for the screen's content as soon as the server has said who is here; where it does not answer, once the local store is open. */
async function prepare(pathname: string, standing: Promise<unknown>): Promise<void> {
  await Promise.race([session.start(), standing]);
  if (session.status().state === 'offline') await standing;
  const { state, actor } = session.status();
  if (actor && (state === 'signedIn' || state === 'offline')) await prepareScreen(pathname, actor);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Nobody shall come back to the root or to where the issuer led them: the screen takes their place before it is drawn. */
export function leaveBootAddress(): void {
  const { pathname, search } = window.location;
  const isPassedBy = isStartAddress(pathname) || (pathname === afterLoginPath && !search.includes('error='));
  if (isPassedBy && boot.state().phase === 'ready') window.history.replaceState(null, '', boot.goal());
}

/** Each start that comes to its end is told of when the browser has nothing better to do. */
function whenReady(): void {
  let told = 0;
  boot.subscribe((state) => {
    if (state.phase !== 'ready' || state.run === told) return;
    told = state.run;
    whenIdle(
      () => void import('./telemetry/afterBoot').then(({ afterBoot }) => afterBoot(state)).catch(() => {}),
    );
  });
}

const addressNow = (): string =>
  `${window.location.pathname}${window.location.search}${window.location.hash}`;
