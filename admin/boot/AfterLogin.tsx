import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { takeReturnAddress } from '../providers/session';
import { BootMessage } from './BootMessage';
import { UnreachableScreen } from './UnreachableScreen';
import { useSession } from './useSession';
import { WaitingScreen } from './WaitingScreen';

/** Where the issuer sends people back to: on to the screen they came from, or why it did not work. */
export function AfterLogin() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, actor, code } = useSession();
  const refused = new URLSearchParams(search).get('error');
  const isIn = !refused && actor !== null && (state === 'signedIn' || state === 'offline');
  useEffect(() => {
    if (isIn) navigate(takeReturnAddress() ?? '/start/dashboard', { replace: true });
  }, [isIn, navigate]);
  const problem = refused ?? (state === 'signedOut' || state === 'ended' ? (code ?? 'NOT_SIGNED_IN') : null);
  if (problem)
    return (
      <BootMessage
        isError
        title={translate('shell.boot.failed')}
        text={translate(`errors.${problem}`, { _: translate('errors.UNKNOWN') })}
        action="shell.boot.again"
      />
    );
  if (state === 'unreachable') return <UnreachableScreen />;
  return <WaitingScreen message="shell.boot.redirect" />;
}
