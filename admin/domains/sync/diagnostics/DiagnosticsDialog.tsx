import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { readError } from '../../../data/errors/readError';
import { reporterOf } from '../../../data/errors/reporterOf';
import { useConnection } from '../../../data/offline/useConnection';
import { useActor } from '../../../data/session/ActorProvider';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import { gatherDiagnostics } from './gatherDiagnostics';
import { readDevice } from './readDevice';
import { saveText } from './saveText';
import { sendDiagnostics } from './sendDiagnostics';

/** Shows the exact diagnostics text, then sends it to support or saves it as a file. */
export function DiagnosticsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const actor = useActor();
  const { isOnline, isSlow } = useConnection();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { data: text = '' } = useQuery({
    queryKey: ['diagnostics'],
    queryFn: async () => gatherDiagnostics(await readDevice(reporterOf(actor))),
    gcTime: 0,
    // The text sent is the text shown.
    refetchOnWindowFocus: false,
  });
  const isPoor = !isOnline || isSlow || ['NETWORK', 'NO_ANSWER'].includes(readError(problem).code ?? '');
  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const reference = await sendDiagnostics(note, text);
      notify('faults.diagnostics.sent', {
        type: 'success',
        autoHideDuration: 20_000,
        messageArgs: { reference },
      });
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="diagnostics-title"
    >
      <DialogTitle id="diagnostics-title">{translate('faults.diagnostics.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="pre"
          // Scrollable content must be reachable by keyboard.
          tabIndex={0}
          aria-labelledby="diagnostics-title"
          role="region"
          sx={{
            maxHeight: 260,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontSize: '0.75rem',
            m: 0,
            mb: 2,
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          {text}
        </Box>
        <TextField
          fullWidth
          multiline
          minRows={2}
          label={translate('faults.diagnostics.note')}
          helperText={translate('faults.diagnostics.noteHelp')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
        />
        {isPoor ? (
          <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
            {translate('faults.diagnostics.poor')}
          </Alert>
        ) : (
          problem !== null && (
            <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
              {errorMessage(problem, translate)}
            </Alert>
          )
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={isBusy} sx={{ minHeight: 44 }}>
          {translate('shell.action.cancel')}
        </Button>
        <Button variant="outlined" onClick={() => saveText(note, text)} sx={{ minHeight: 44 }}>
          {translate('faults.diagnostics.file')}
        </Button>
        <ReasonButton
          variant="contained"
          loading={isBusy}
          disabled={text === ''}
          reason={isOnline ? undefined : translate('faults.diagnostics.poor')}
          onClick={() => void send()}
          sx={{ minHeight: 44 }}
        >
          {translate('faults.diagnostics.send')}
        </ReasonButton>
      </DialogActions>
    </Dialog>
  );
}
