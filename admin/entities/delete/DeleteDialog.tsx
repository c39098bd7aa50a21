import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useState } from 'react';
import { type RaRecord, useDelete, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { type Blocker, blockersOf, readError } from '../../data/errors/readError';
import { useConnection } from '../../data/offline';
import { entityLabel } from '../../data/words/labels';
import { BlockerList } from '../errors/BlockerList';
import { listPath } from '../screenPaths';
import { DeleteCount } from './DeleteCount';
import { DeletedNotice } from './DeletedNotice';
import { ReasonOfCorrection } from './ReasonOfCorrection';
import { useReasonForDeletion } from './useReasonForDeletion';

interface DeleteDialogProps {
  entity: AnyEntity;
  record: RaRecord<string>;
  title: string;
  onClose: () => void;
}

/** Confirms a deletion and names what is deleted; if it is blocked, lists the blockers with links. */
export function DeleteDialog({ entity, record, title, onClose }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { isOnline } = useConnection();
  const [remove, { isPending }] = useDelete();
  const [problem, setProblem] = useState<{ text: string; blockers: Blocker[] } | null>(null);
  const isKnownToAsk = useReasonForDeletion(entity, record);
  const [isAsked, setAsked] = useState(false);
  const needsReason = isKnownToAsk || isAsked;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const kind = translate(entityLabel(entity), { smart_count: 1 });
  const destroy = async () => {
    setTried(true);
    const correctionReason = reason.trim();
    if (needsReason && correctionReason === '') return;
    const given = needsReason ? { given: { correctionReason } } : {};
    try {
      await remove(
        entity.name,
        { id: record.id, previousData: record, meta: { version: record.version, ...given } },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      // What a correction removed is not restored from the bin.
      if (isOnline && !needsReason)
        notify(<DeletedNotice entity={entity} id={record.id} title={title} />, {
          type: 'success',
          autoHideDuration: 10_000,
        });
      else notify('shell.delete.done', { type: 'success', messageArgs: { name: title } });
      navigate(listPath(entity), { replace: true });
    } catch (error) {
      if (!needsReason && readError(error).errors?.correctionReason) {
        setTried(false);
        return setAsked(true);
      }
      setProblem({ text: errorMessage(error, translate), blockers: blockersOf(readError(error)) });
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="delete-title" maxWidth="sm" fullWidth>
      <DialogTitle id="delete-title">{translate('shell.delete.title', { kind, name: title })}</DialogTitle>
      <DialogContent>
        {!problem && <DialogContentText>{translate('shell.delete.text')}</DialogContentText>}
        {!problem && entity.countsBeforeDelete && (
          <DeleteCount entity={entity} id={record.id} command={entity.countsBeforeDelete} />
        )}
        {!problem && needsReason && (
          <Box sx={{ mt: 2 }}>
            <ReasonOfCorrection
              value={reason}
              isTried={isTried}
              note={translate('shell.delete.finished')}
              onChange={setReason}
            />
          </Box>
        )}
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mb: problem.blockers.length > 0 ? 2 : 0 }}>
            {problem.text}
          </Alert>
        )}
        {problem && problem.blockers.length > 0 && (
          <>
            <Typography variant="subtitle2" component="h3">
              {translate('shell.delete.inTheWay')}
            </Typography>
            <BlockerList blockers={problem.blockers} id={record.id} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose} autoFocus>
          {translate(problem ? 'shell.action.close' : 'shell.action.cancel')}
        </Button>
        {!problem && (
          <Button
            color="error"
            variant="contained"
            disabled={isPending}
            onClick={() => void destroy()}
            startIcon={isPending ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {translate('shell.delete.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
