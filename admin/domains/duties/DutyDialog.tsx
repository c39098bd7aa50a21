import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material';
import type { InspectionDuty } from '@plumbline/resources/entities/inspectionDuties';
import { type ReactNode, useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import type { CommandProvider } from '../../data/records/commandProvider';

export type FieldProblems = Readonly<Record<string, string>>;

interface DutyDialogProps {
  duty: InspectionDuty;
  /** Command of the API and its input. */
  name: 'stateInspection' | 'setNextDate';
  body: () => Record<string, unknown>;
  title: string;
  onClose: () => void;
  /** The input fields, with the server's validation errors. */
  children: (problems: FieldProblems) => ReactNode;
}

/** Dialog that sends a command about one duty and shows validation errors at the fields; input is kept on failure. */
export function DutyDialog({ duty, name, body, title, onClose, children }: DutyDialogProps) {
  const translate = useTranslate();
  const data = useDataProvider<CommandProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { errors = {} } = failure ? readError(failure) : {};
  const problems = Object.fromEntries(
    Object.entries(errors).map(([field, { message, args }]) => [field, translate(message, args)]),
  );
  const send = async () => {
    setBusy(true);
    try {
      await data.command('inspectionDuties', { id: duty.id, name, args: body() });
      notify('duty.saved', { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {failure !== null && Object.keys(problems).length === 0 && (
          <Alert severity="error">{errorMessage(failure, translate)}</Alert>
        )}
        {children(problems)}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} sx={{ minHeight: 44 }}>
          {translate('shell.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void send()}
          startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
          sx={{ minHeight: 44 }}
        >
          {translate('shell.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
