import { Alert, Button, CircularProgress } from '@mui/material';
import type { ReportTemplateVersion } from '@plumbline/resources/entities/reportTemplateVersions';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { readError } from '../../../data/errors/readError';
import { DialogFrame } from '../../../kit/parts/DialogFrame';
import { ProblemList } from '../draft/ProblemList';
import type { TemplateProblem } from '../templateCommands';

interface VersionDialogProps {
  title: string;
  action: string;
  isDisabled?: boolean;
  make: () => Promise<ReportTemplateVersion>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a version is made, and shows why it was refused. */
export function VersionDialog(props: VersionDialogProps) {
  const { title, action, isDisabled = false, make, onClose, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // What was asked about is no longer there: it can only be looked at anew.
  const isOutdated = failure !== null && readError(failure).code === 'STALE_VERSION';
  const refresh = () =>
    Promise.all(
      ['reportTemplates', 'reportTemplateVersions'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  const submit = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { number } = await make();
      notify('templates.publish.done', { type: 'success', messageArgs: { number } });
      await refresh();
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
      // Another one may have published or replaced the draft: the screen behind shows what is true now.
      void refresh();
    }
  };
  return (
    <DialogFrame
      title={title}
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || isDisabled || isOutdated}
            startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
      {isOutdated ? (
        <Alert severity="error">{translate('regulation.versions.movedOn')}</Alert>
      ) : (
        failure !== null && <Failure failure={failure} />
      )}
    </DialogFrame>
  );
}

function Failure({ failure }: { failure: unknown }) {
  const translate = useTranslate();
  const { problems } = readError(failure).data;
  // As the check of templates answers them.
  if (Array.isArray(problems)) return <ProblemList refused={problems as TemplateProblem[]} problems={[]} />;
  return <Alert severity="error">{errorMessage(failure, translate)}</Alert>;
}
