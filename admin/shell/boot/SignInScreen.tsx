import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { recheck, type SessionState, signIn } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';
import { leaveForSignIn } from './leaveForSignIn';
import { authFailedAfter, checkAuthAfter, mayRetry, signInStatus } from './steps/signInStatus';
import { useLine } from './useLine';

/** Shows the sign-in status while no user is known, and redirects to the sign-in page if required. */
export function SignInScreen() {
  const { state } = useSession();
  const [tries, setTries] = useState(0);
  // Each state and each attempt has its own timers.
  return (
    <SignInAttempt
      key={`${state} ${tries}`}
      state={state}
      isFirst={tries === 0}
      onRetry={() => setTries(tries + 1)}
    />
  );
}

interface SignInAttemptProps {
  state: SessionState;
  isFirst: boolean;
  onRetry: () => void;
}

function SignInAttempt({ state, isFirst, onRetry }: SignInAttemptProps) {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const line = useLine();
  const waited = useWaited();
  const isLeaving = state === 'signedOut' && line.isOnline;
  useEffect(() => {
    // Offline the browser would replace this page by its own error page.
    if (isLeaving && isFirst) leaveForSignIn();
    else if (isLeaving) void signIn(i18n.getLocale());
  }, [isLeaving, isFirst, i18n]);
  const status = signInStatus({ state, waited, ...line });
  const retry = () => {
    onRetry();
    if (state === 'unreachable') void recheck();
    // Only a reload aborts a hanging request; offline it would end on the browser's error page.
    else if (state !== 'signedOut' && line.isOnline) window.location.reload();
  };
  return (
    <WaitingScreen message={`boot.signIn.${status}`}>
      {mayRetry(status, waited) && (
        <Button variant="contained" size="large" onClick={retry}>
          {translate('shell.action.retry')}
        </Button>
      )}
    </WaitingScreen>
  );
}

/** Milliseconds since mount, at the thresholds of the status. */
function useWaited(): number {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [checkAuthAfter, authFailedAfter].map((after) =>
      window.setTimeout(() => setWaited(after), after),
    );
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, []);
  return waited;
}
