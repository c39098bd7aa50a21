import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { recheck, type SessionState, signIn } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';
import { leaveForSignIn } from './leaveForSignIn';
import { authFailedAfter, checkAuthAfter, mayRetry, signInStatus } from './steps/signInStatus';
import { useLine } from './useLine';

/** Says how the sign-in stands while nobody is known; leads to the sign-in page where somebody is needed. */
export function SignInScreen() {
  const { state } = useSession();
  const [tries, setTries] = useState(0);
  // Each state, and each new attempt, is waited for from its own beginning.
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
    // Without a network the browser would show a page of its own in the place of this one.
    if (isLeaving && isFirst) leaveForSignIn();
    else if (isLeaving) void signIn(i18n.getLocale());
  }, [isLeaving, isFirst, i18n]);
  const status = signInStatus({ state, waited, ...line });
  const retry = () => {
    onRetry();
    if (state === 'unreachable') void recheck();
    // What hangs is let go only by beginning anew; without a network that would end on the browser's own page.
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

/** Milliseconds since the screen stands, in the steps that matter. */
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
