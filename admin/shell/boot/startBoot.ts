import { afterLogoutPath, isAfterLogin } from '@plumbline/resources/rules/boot/configuration';
import { session } from '../../data/session/session';
import { takeReturnAddress } from '../../data/session/signIn/startSignIn';
import { firstWords } from '../../data/words/i18nProvider';
import { whenIdle } from '../../kit/behaviour/whenIdle';
import { preloadScreen, prepareScreen } from '../routes';
import { keptConfiguration } from './configuration/keptConfiguration';
import { leaveWhereNobodyIs } from './leaveForSignIn';
import { clearStoreOf, openStoreOf } from './openStoreOf';
import { carryOutSteps } from './steps/carryOutSteps';
import { createBoot } from './steps/createBoot';
import { isStartAddress } from './steps/startAddresses';

const configuration = keptConfiguration();
export const { afterBootUrl } = configuration;

/** The boot machine of this page, see steps/bootState.ts. */
export const boot = createBoot({
  configuration,
  now: () => performance.now(),
  later: (milliseconds, work) => {
    const timer = window.setTimeout(work, milliseconds);
    return () => window.clearTimeout(timer);
  },
});

session.onRevoked(clearStoreOf);

/** Starts the app; resolves when it can be rendered and the requested screen is loaded. */
export function startBoot(): Promise<unknown> {
  const comesFromSignIn = isAfterLogin(window.location.pathname);
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

/** Maximum milliseconds to wait for the screen's data, so that it is rendered only once. */
const longestForContent = 150;

/**
 * Prefetches the screen's data when the server has identified the user; if it is unreachable, when the local store is
 * open.
 */
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

/** Replaces the root or the sign-in redirect in the browser's history by the screen, before it is rendered. */
export function leaveBootAddress(): void {
  const { pathname, search } = window.location;
  const isPassedBy = isStartAddress(pathname) || (isAfterLogin(pathname) && !search.includes('error='));
  if (isPassedBy && boot.state().phase === 'ready') window.history.replaceState(null, '', boot.goal());
}

/** Reports each completed start when the browser is idle. */
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
