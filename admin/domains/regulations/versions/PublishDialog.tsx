import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { entities } from '@plumbline/resources/entities/index';
import type { RegulationVersion } from '@plumbline/resources/entities/regulationVersions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../data/errors/errorMessage';
import { readError } from '../../../data/errors/readError';
import { fieldTexts } from '../../../entities/errors/fieldTexts';
import { ListError } from '../../../entities/list/ListError';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { showPath } from '../../../entities/screenPaths';
import { useWholeRecord } from '../../../entities/useWholeRecord';
import { ChangeList } from './ChangeList';
import { forgetDraft } from './forgetDraft';
import { countOpenPlannings, publishDraft } from './versionCommands';

type Row = RaRecord<string>;

const longestNote = 300;

/** Shows the effects of publishing before it is done. */
export function PublishDialog({ draft, onClose }: { draft: Row; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const regulation = typeof draft.regulation === 'string' ? draft.regulation : null;
  const published = useWholeRecord(entities.auditRegulations, regulation ?? '', {
    enabled: regulation !== null,
  });
  const open = useQuery({
    queryKey: ['regulationVersions', 'openPlannings', regulation],
    queryFn: () => countOpenPlannings(regulation ?? ''),
    enabled: regulation !== null,
    gcTime: 0,
  });
  const error = regulation ? (published.error ?? open.error) : null;
  const isLoading = regulation !== null && (published.isPending || open.isPending);
  const before = published.data ?? null;
  const number = Number(before?.publishedVersion ?? 0) + 1;
  const isEmpty = countCheckpoints(draft) === 0;
  const isNoteTooLong = note.trim().length > longestNote;

  const retry = () => {
    void published.refetch();
    void open.refetch();
  };
  const publish = async () => {
    setBusy(true);
    setRefused([]);
    try {
      const made = await publishDraft(draft.id, {
        version: Number(draft.version),
        published: before ? Number(before.publishedVersion) : null,
        note: note.trim() || null,
      });
      notify('regulation.versions.published', { type: 'success', messageArgs: { number } });
      // The draft's screen, about to close, must not refetch; the cache is filled for the next screen.
      queries.setQueryData(['auditRegulations', 'getOne', { id: made.id, meta: undefined }], made);
      await forgetDraft(queries, draft.id);
      await queries.invalidateQueries({ refetchType: 'none' });
      navigate(showPath(entities.auditRegulations, made.id));
    } catch (problem) {
      const { code, errors } = readError(problem);
      const hasMoved = code === 'STALE_VERSION';
      // The errors belong to fields of the draft's form, which is not on this screen.
      if (errors) setRefused(fieldTexts(entities.auditRegulations, errors, translate));
      else
        notify(hasMoved ? 'regulation.versions.movedOn' : errorMessage(problem, translate), {
          type: 'error',
        });
      if (hasMoved) await queries.invalidateQueries();
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="publish-title"
    >
      <DialogTitle id="publish-title">
        {translate('regulation.versions.publishAsk', { number: isLoading ? '…' : number })}
      </DialogTitle>
      <DialogContent>
        {error ? (
          <ListError error={error} onRetry={retry} />
        ) : isLoading ? (
          <ListSkeleton />
        ) : (
          <>
            <DialogContentText sx={{ mb: 2 }}>
              {translate('regulation.versions.publishText')}
            </DialogContentText>
            {before && (
              <Alert severity="info" sx={{ mb: 2 }}>
                {open.data
                  ? translate('regulation.versions.openPlannings', { smart_count: open.data })
                  : translate('regulation.versions.noOpenPlannings')}
              </Alert>
            )}
            {isEmpty && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {translate('regulation.versions.noCheckpoints')}
              </Alert>
            )}
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {before
                ? translate('regulation.versions.changes', { number: number - 1 })
                : translate('regulation.versions.content')}
            </Typography>
            <ChangeList before={before} after={draft} />
            <TextField
              label={translate('regulation.versions.note')}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              multiline
              fullWidth
              sx={{ mt: 2.5 }}
              error={isNoteTooLong}
              helperText={isNoteTooLong ? translate('validation.maxLength', { max: longestNote }) : undefined}
            />
          </>
        )}
      </DialogContent>
      {refused.length > 0 && (
        <Alert severity="error" sx={{ mx: { xs: 2, sm: 3 }, mb: 1 }}>
          {refused.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
      <DialogActions>
        <Button variant="text" onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => void publish()}
          disabled={isBusy || isLoading || isNoteTooLong || Boolean(error)}
          startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {translate('regulation.versions.publish')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

// Rows of regulationVersions have `parts` as their definition types them.
const countCheckpoints = (draft: Row): number =>
  ((draft.parts ?? []) as NonNullable<RegulationVersion['parts']>).flatMap(checkpointsOf).length;
