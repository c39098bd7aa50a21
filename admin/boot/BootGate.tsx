import { type ReactNode, useEffect } from 'react';
import { useI18nProvider, useLocaleState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { StoreFault } from '../errors/StoreFault';
import { session, signIn } from '../providers/session';
import { AfterLogin } from './AfterLogin';
import { SignedOutScreen } from './SignedOutScreen';
import { UnreachableScreen } from './UnreachableScreen';
import { UpdatePrompt } from './UpdatePrompt';
import { useLocalStore } from './useLocalStore';
import { useSession } from './useSession';
import { WaitingScreen } from './WaitingScreen';

/** Nothing behind it is drawn before it is known who is signed in and the local store is open. */
export function BootGate({ children }: { children: ReactNode }) {
  const { state, actor } = useSession();
  const { pathname } = useLocation();
  const [language] = useLocaleState();
  const store = useLocalStore(actor);
  useEffect(() => void session.start(), []);
  useEffect(() => {
    document.documentElement.lang = language.slice(0, 2);
  }, [language]);
  return (
    <>
      {screen()}
      <UpdatePrompt />
    </>
  );

  function screen(): ReactNode {
    if (pathname === '/index.html/afterlogout') return <SignedOutScreen />;
    if (pathname === '/index.html/afterlogin') return <AfterLogin />;
    if (state === 'unreachable') return <UnreachableScreen />;
    if (state === 'signedOut') return <ToSignIn />;
    if (!actor || state === 'unknown') return <WaitingScreen message="shell.boot.session" />;
    if (store === 'opening') return <WaitingScreen message="shell.boot.store" />;
    if (store === 'failed') return <StoreFault>{children}</StoreFault>;
    return children;
  }
}

function ToSignIn() {
  const i18n = useI18nProvider();
  useEffect(() => void signIn(i18n.getLocale()), [i18n]);
  return <WaitingScreen message="shell.boot.signIn" />;
}
