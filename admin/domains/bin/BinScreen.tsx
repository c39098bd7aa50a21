import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { entities, entityList } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/language/permissions';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { entityLabel } from '../../data/words/labels';
import { ListError } from '../../entities/list/ListError';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { PageHeader } from '../../kit/parts/PageHeader';
import { BinRow } from './BinRow';
import { useBin } from './useBin';

/** Deleted rows: who deleted them, what was deleted with them, and restoring. */
export function BinScreen() {
  const translate = useTranslate();
  const actor = useActor();
  const { isOnline } = useConnection();
  const [resource, setResource] = useState('');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useBin(resource);
  const kinds = entityList.filter(
    (entity) => !entity.commandsOnly && mayEver(entity, 'delete', actor) && mayEver(entity, 'read', actor),
  );
  const entries = (data?.pages ?? []).flatMap((page) => page.entries);
  const named = kinds
    .map((entity) => ({ name: entity.name, label: translate(entityLabel(entity), { smart_count: 2 }) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <>
      <PageHeader title={translate('bin.title')} note={translate('bin.note')} />
      {!isOnline ? (
        <Alert severity="info">{translate('bin.offline')}</Alert>
      ) : (
        <Stack sx={{ gap: 1.5 }}>
          <TextField
            select
            size="small"
            label={translate('bin.kind')}
            value={resource}
            onChange={(event) => setResource(event.target.value)}
            sx={{ maxWidth: 320 }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{translate('bin.all')}</MenuItem>
            {named.map(({ name, label }) => (
              <MenuItem key={name} value={name}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          {error ? (
            <ListError error={error} onRetry={() => void refetch()} />
          ) : isPending ? (
            <ListSkeleton />
          ) : entries.length === 0 ? (
            <EmptyBin />
          ) : (
            <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {entries.map((entry) => (
                <BinRow
                  key={entry.record.id}
                  entity={entities[entry.resource]}
                  entry={entry}
                  onRestored={() => void refetch()}
                />
              ))}
            </Paper>
          )}
          {hasNextPage && (
            <Box>
              <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {translate('bin.more')}
              </Button>
            </Box>
          )}
        </Stack>
      )}
    </>
  );
}

function EmptyBin() {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ p: 6, textAlign: 'center', borderStyle: 'dashed' }}>
      <DeleteOutlined aria-hidden sx={{ fontSize: 44, color: 'text.disabled' }} />
      <Typography variant="h2" component="p">
        {translate('bin.empty')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('bin.emptyText')}
      </Typography>
    </Paper>
  );
}
