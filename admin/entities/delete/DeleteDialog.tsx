import {
  Alert,
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
import { deletionFields } from '@plumbline/resources/language/deletionAsks';
import type { FieldErrors } from '@plumbline/resources/language/validation';
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
import { DeletionForm } from './DeletionForm';
import { useDeletionAsks } from './useDeletionAsks';

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
  const [refused, setRefused] = useState<FieldErrors>({});
  const asked = useDeletionAsks(entity, record, refused);
  const kind = translate(entityLabel(entity), { smart_count: 1 });
  const destroy = async (answers: Record<string, unknown>) => {
    const given = asked.length > 0 ? { given: answers } : {};
    try {
      await remove(
        entity.name,
        { id: record.id, previousData: record, meta: { version: record.version, ...given } },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      // What was deleted with a reason is not restored from the bin.
      if (isOnline && asked.length === 0)
        notify(<DeletedNotice entity={entity} id={record.id} title={title} />, {
          type: 'success',
          autoHideDuration: 10_000,
        });
      else notify('shell.delete.done', { type: 'success', messageArgs: { name: title } });
      navigate(listPath(entity), { replace: true });
    } catch (error) {
      const { errors = {} } = readError(error);
      if (deletionFields(entity).some((name) => name in errors && !asked.includes(name)))
        return setRefused((known) => ({ ...known, ...errors }));
      setProblem({ text: errorMessage(error, translate), blockers: blockersOf(readError(error)) });
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="delete-title" maxWidth="sm" fullWidth>
      <DialogTitle id="delete-title">{translate('shell.delete.title', { kind, name: title })}</DialogTitle>
      {problem ? (
        <>
          <DialogContent>
            <Alert severity="error" variant="outlined" sx={{ mb: problem.blockers.length > 0 ? 2 : 0 }}>
              {problem.text}
            </Alert>
            {problem.blockers.length > 0 && (
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
              {translate('shell.action.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <DeletionForm
          entity={entity}
          names={asked}
          onSubmit={(given) => void destroy(given)}
          actions={
            <DialogActions>
              <Button variant="text" onClick={onClose} autoFocus>
                {translate('shell.action.cancel')}
              </Button>
              <Button
                color="error"
                variant="contained"
                type="submit"
                disabled={isPending}
                startIcon={isPending ? <CircularProgress size={16} color="inherit" /> : undefined}
              >
                {translate('shell.delete.confirm')}
              </Button>
            </DialogActions>
          }
        >
          <DialogContentText>
            {translate(asked.length > 0 ? 'shell.delete.forGood' : 'shell.delete.text')}
          </DialogContentText>
          {entity.countsBeforeDelete && (
            <DeleteCount entity={entity} id={record.id} command={entity.countsBeforeDelete} />
          )}
        </DeletionForm>
      )}
    </Dialog>
  );
}
