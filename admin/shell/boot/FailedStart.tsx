import { useTranslate } from 'react-admin';
import { BootMessage } from './BootMessage';
import type { BootProblem } from './steps/bootState';

/** The start has come to its end without success: why, and once more from the beginning. */
export function FailedStart({ problem = 'noSuccess' }: { problem?: BootProblem }) {
  const translate = useTranslate();
  return (
    <BootMessage
      isError
      title={translate('shell.boot.noSuccess')}
      text={translate(`boot.problem.${problem}`)}
      action="shell.action.retry"
      onAction={() => window.location.reload()}
    />
  );
}
