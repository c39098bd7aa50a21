import { afterLogoutPath, isAfterLogin } from '@plumbline/resources/rules/boot/configuration';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocaleState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { currentClient, subscribeToCurrent } from '../../data/offline/currentClient';
import { useSession } from '../../data/session/useSession';
import { Overlay } from '../../kit/overlay/Overlay';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';
import { LockGate } from '../lock';
import { AfterLogin } from './AfterLogin';
import { FailedStart } from './FailedStart';
import { SignedOutScreen } from './SignedOutScreen';
import { SignInScreen } from './SignInScreen';
import { StoreFault } from './StoreFault';
import { isStartAddress } from './steps/startAddresses';
import { UpdatePrompt } from './UpdatePrompt';
import { useBoot } from './useBoot';
import { useLeading } from './useLeading';

/** Renders the app only after the start is complete: the user is known and the local store is open. */
export function BootGate({ children }: { children: ReactNode }) {
  const { actor } = useSession();
  const { phase, url, problem } = useBoot();
  const hasStore = useSyncExternalStore(subscribeToCurrent, currentClient) !== null;
  const { pathname } = useLocation();
  const [language] = useLocaleState();
  const isThrough = phase === 'ready' && actor !== null;
  const wasThrough = useRef(false);
  useEffect(() => {
    document.documentElement.lang = language.slice(0, 2);
  }, [language]);
  return (
    <>
      {screen()}
      <UpdatePrompt isFramed={isThrough} />
      <Overlay />
      <LockGate />
    </>
  );

  function screen(): ReactNode {
    // A user who is still signed in, e.g. by another tab, is redirected to the start.
    if (pathname === afterLogoutPath) return isThrough ? <Leading /> : <SignedOutScreen />;
    if (isAfterLogin(pathname)) return <AfterLogin />;
    if (isThrough) {
      // Avoids rendering the app at an address that redirects, and again at its target.
      if (isStartAddress(pathname) && !wasThrough.current) return <Leading />;
      wasThrough.current = true;
      return hasStore ? children : <StoreFault>{children}</StoreFault>;
    }
    if (phase === 'failed') return <FailedStart problem={problem ?? 'noSuccess'} />;
    const message = messages[url];
    return message ? <WaitingScreen message={message} /> : <SignInScreen />;
  }
}

function Leading() {
  useLeading(true);
  return <WaitingScreen message="shell.loading" />;
}

/** Status texts of the boot steps; earlier steps show the sign-in status. */
const messages: Readonly<Record<string, string>> = {
  '/client/session': 'shell.boot.session',
  '/client/location-selection': 'shell.boot.store',
  '/client/data': 'shell.boot.store',
  '/client/device': 'shell.loading',
  '/pwa': 'shell.loading',
  '/client/settings': 'boot.settings',
  '/client/router': 'shell.loading',
};
