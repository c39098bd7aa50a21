import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { StepUrl } from '@plumbline/resources/rules/boot/configuration';
import type { Session } from '../../../data/session/signIn/createSession';
import type { BootState } from './bootState';
import type { Boot } from './createBoot';

interface Parts {
  boot: Boot;
  session: Pick<Session, 'start' | 'status' | 'subscribe' | 'remembered' | 'goOnRemembered'>;
  openStore: (actor: SessionSummary) => Promise<unknown>;
  /** Texts of the chosen language. */
  words: Promise<unknown>;
  /** Chunk of the target screen; never rejects. */
  screen: Promise<unknown>;
  /** Current address of the browser. */
  address: () => string;
  /** Whether this page was opened by the sign-in redirect. */
  comesFromSignIn: boolean;
}

/**
 * Runs the work of all steps in parallel and reports it to the machine. Resolves when the app can be rendered: it is
 * ready or needs the user (sign in, connect, retry).
 */
export function carryOutSteps(parts: Parts): Promise<void> {
  const { boot, session, openStore, words, screen, address, comesFromSignIn } = parts;
  const done = (url: StepUrl, run = boot.state().run) => boot.take({ type: 'done', url, run });
  const fail = (url: StepUrl, run = boot.state().run) => boot.take({ type: 'failed', url, run });
  let run = 0;
  let wasSignedOut = comesFromSignIn;

  /** Work that each run needs; a sign-out in another tab starts a new run. */
  const beginRun = (current: number): void => {
    if (current === run) return;
    run = current;
    // Not waited for: both start when the browser is idle.
    done('/client/device');
    done('/pwa');
    void words.then(
      () => done('/client/settings', current),
      () => fail('/client/settings', current),
    );
    void screen.then(() => done('/client/router', current));
  };

  const follow = (): void => {
    const { state, actor } = session.status();
    if (state === 'signedOut') {
      wasSignedOut = true;
      boot.take({ type: 'signedOut', url: address() });
    }
    if (!actor || state === 'unknown') return;
    if (wasSignedOut) boot.take({ type: 'loggedIn' });
    wasSignedOut = false;
    done('/boot/auth');
    done('/client/session');
    if (boot.state().phase !== 'running') return;
    const mine = run;
    const opened = () => {
      done('/client/location-selection', mine);
      done('/client/data', mine);
    };
    // Without a store (private window, full disk) the app works online only.
    openStore(actor).then(opened, opened);
  };

  boot.subscribe((state) => {
    beginRun(state.run);
    if (isWaitedForTooLong(state)) session.goOnRemembered();
  });
  session.subscribe(follow);
  beginRun(boot.state().run);
  session.start().then(follow, () => fail('/boot/auth'));
  void session.remembered().then((actor) => {
    if (!actor) return;
    // Most likely the store that will be needed.
    void openStore(actor).catch(() => {});
    // A sign-in may have changed the user.
    if (!comesFromSignIn) done('/boot/auth');
  });
  return untilItStands(boot, session);
}

/**
 * The wait for the server timed out: the app continues with the remembered user and handles the answer when it arrives.
 */
const isWaitedForTooLong = ({ phase, url, done }: BootState): boolean =>
  phase === 'running' && url === '/client/session' && !done.includes(url);

function untilItStands(boot: Boot, session: Parts['session']): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { phase } = boot.state();
      const { state } = session.status();
      if (phase !== 'ready' && phase !== 'failed' && state !== 'signedOut' && state !== 'unreachable') return;
      stopBoot();
      stopSession();
      resolve();
    };
    const stopBoot = boot.subscribe(look);
    const stopSession = session.subscribe(look);
    look();
  });
}
