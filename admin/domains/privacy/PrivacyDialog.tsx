import {
  Alert,
  AlertTitle,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Typography,
} from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useQuery } from '@tanstack/react-query';
import { HttpError, type RaRecord, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { blockersOf, readError } from '../../data/errors/readError';
import { BlockerList } from '../../entities/errors/BlockerList';
import { ListError } from '../../entities/list/ListError';
import { DownloadPersonalData } from './DownloadPersonalData';
import { EraseForm } from './EraseForm';
import { Mentions } from './Mentions';
import { previewErasure } from './privacyCommands';

interface PrivacyDialogProps {
  entity: AnyEntity;
  record: RaRecord<string>;
  onClose: () => void;
}

/** Exports the data of a person, and previews the erasure: what is erased, what is kept, and what prevents it. */
export function PrivacyDialog({ entity, record: { id }, onClose }: PrivacyDialogProps) {
  const translate = useTranslate();
  const preview = useQuery({
    queryKey: ['erasure', entity.name, id],
    queryFn: () => previewErasure(entity.name, id),
    // Not cached: obstacles may have been resolved in the meantime.
    gcTime: 0,
  });
  const { data } = preview;
  return (
    <Dialog open onClose={onClose} aria-labelledby="privacy-title" fullWidth maxWidth="sm">
      <DialogTitle id="privacy-title">{translate('privacy.title', { name: data?.title ?? '…' })}</DialogTitle>
      <DialogContent>
        <DownloadPersonalData text={translate('privacy.exportText')} person={{ resource: entity.name, id }} />
        <Divider sx={{ my: 2.5 }} />
        <Typography variant="h3" sx={{ mb: 1 }}>
          {translate('privacy.erase.title')}
        </Typography>
        {preview.error ? (
          <ListError error={preview.error} onRetry={() => void preview.refetch()} />
        ) : !data ? (
          <CircularProgress size={24} aria-label={translate('shell.loading')} />
        ) : data.obstacle ? (
          <Obstacle obstacle={data.obstacle} id={id} />
        ) : (
          <>
            <Mentions mentions={data.mentions} />
            <EraseForm entity={entity} id={id} title={data.title} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('shell.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Obstacle({ obstacle, id }: { obstacle: { code: string; data: object }; id: string }) {
  const translate = useTranslate();
  // Shown like the error the erasure would return.
  const error = new HttpError(obstacle.code, 409, { ...obstacle, message: obstacle.code });
  const blockers = blockersOf(readError(error));
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{translate('privacy.erase.inTheWay')}</AlertTitle>
      {errorMessage(error, translate)}
      {blockers.length > 0 && <BlockerList blockers={blockers} id={id} />}
    </Alert>
  );
}
