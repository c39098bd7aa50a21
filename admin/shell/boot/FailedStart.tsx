import { useTranslate } from 'react-admin';
import { BootMessage } from './BootMessage';
import type { BootProblem } from './steps/bootState';

/** Shows why the start failed, with a reload button. */
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
