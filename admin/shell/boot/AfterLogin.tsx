import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../data/session/useSession';
import { WaitingScreen } from '../../kit/parts/WaitingScreen';
import { BootMessage } from './BootMessage';
import { FailedStart } from './FailedStart';
import { SignInScreen } from './SignInScreen';
import { useBoot } from './useBoot';
import { useLeading } from './useLeading';

/** Redirect target of the sign-in server: continues to the requested screen, or shows why the sign-in failed. */
export function AfterLogin() {
  const translate = useTranslate();
  const { search } = useLocation();
  const { state, code } = useSession();
  const { phase, problem: startProblem } = useBoot();
  const refused = new URLSearchParams(search).get('error');
  const isIn = !refused && phase === 'ready';
  useLeading(isIn);
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
  if (phase === 'failed') return <FailedStart problem={startProblem ?? 'noSuccess'} />;
  if (state === 'unreachable') return <SignInScreen />;
  return <WaitingScreen message="shell.boot.redirect" />;
}
