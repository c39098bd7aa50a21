import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { readError } from '../../data/errors/readError';
import { useActor } from '../../data/session/ActorProvider';
import { mirror } from '../../data/session/session';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';

/** Provider staff mirror an account after giving a reason. */
export function MirrorButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const actor = useActor();
  const offline = useOfflineReason();
  const [isOpen, setOpen] = useState(false);
  if (actor.instanceType !== 'PROVIDER' || record.id === actor.instance) return null;
  return (
    <>
      <ReasonButton
        variant="outlined"
        startIcon={<SupportAgentOutlined />}
        reason={offline}
        onClick={() => setOpen(true)}
      >
        {translate('people.mirror.button')}
      </ReasonButton>
      {isOpen && (
        <MirrorDialog id={record.id} name={String(record.companyName)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function MirrorDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ reason?: string; form?: string }>({});
  const [isStarting, setStarting] = useState(false);
  const start = () => {
    setStarting(true);
    setProblem({});
    mirror(id, reason).catch((error: unknown) => {
      setStarting(false);
      const wrong = readError(error).errors?.reason;
      setProblem(
        wrong ? { reason: translate(wrong.message, wrong.args) } : { form: errorMessage(error, translate) },
      );
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="mirror-title" fullWidth maxWidth="xs">
      <DialogTitle id="mirror-title">{translate('people.mirror.title', { name })}</DialogTitle>
      <DialogContent>
        {problem.form && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem.form}
          </Alert>
        )}
        <DialogContentText sx={{ mb: 2 }}>{translate('people.mirror.text')}</DialogContentText>
        <TextField
          fullWidth
          multiline
          minRows={2}
          required
          autoFocus
          label={translate('people.mirror.reason')}
          value={reason}
          error={problem.reason !== undefined}
          helperText={problem.reason ?? translate('people.mirror.reasonHint')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          onChange={(event) => setReason(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('shell.action.cancel')}
        </Button>
        <Button variant="contained" loading={isStarting} onClick={start}>
          {translate('people.mirror.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
