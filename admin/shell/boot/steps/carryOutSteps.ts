import type { SessionSummary } from '@plumbline/resources/rules/auth/session';
import type { StepUrl } from '@plumbline/resources/rules/boot/configuration';
import type { Session } from '../../../data/session/signIn/createSession';
import type { BootState } from './bootState';
import type { Boot } from './createBoot';

interface Parts {
  boot: Boot;
  session: Pick<Session, 'start' | 'status' | 'subscribe' | 'remembered' | 'goOnRemembered'>;
  openStore: (actor: SessionSummary) => Promise<unknown>;
  /** The words of the chosen language. */
  words: Promise<unknown>;
  /** The chunk of the screen where the start leads to; never fails. */
  screen: Promise<unknown>;
  /** Where the browser is. */
  address: () => string;
  /** Whether this page comes from the issuer's. */
  comesFromSignIn: boolean;
}

/**
 * Does the work of all steps at once and tells the machine what is done. Resolves when the app can be drawn: it is ready,
 * or it needs the person (to sign in, to get a network, to try again).
 */
export function carryOutSteps(parts: Parts): Promise<void> {
  const { boot, session, openStore, words, screen, address, comesFromSignIn } = parts;
  const done = (url: StepUrl, run = boot.state().run) => boot.take({ type: 'done', url, run });
  const fail = (url: StepUrl, run = boot.state().run) => boot.take({ type: 'failed', url, run });
  let run = 0;
  let wasSignedOut = comesFromSignIn;

  /** What each start needs anew: signing out in another tab begins one. */
  const beginRun = (current: number): void => {
    if (current === run) return;
    run = current;
    // Nobody waits for these two: they begin when the browser has nothing better to do.
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
    // Without a store (private windows, a full disk) the app works online only.
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
    // It is most likely the one that will be needed.
    void openStore(actor).catch(() => {});
    // Who comes from signing in may be somebody else than the last time.
    if (!comesFromSignIn) done('/boot/auth');
  });
  return untilItStands(boot, session);
}

/** The longest wait for the server's word is over: the person of last time begins, and the word is taken in when it comes. */
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
