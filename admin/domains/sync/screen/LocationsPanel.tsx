import { Alert, List, Stack, TextField, Typography } from '@mui/material';
import { intlTag } from '@plumbline/resources/language/languages';
import { contains, wordsOf } from '@plumbline/resources/language/query/operators';
import { areManyPieces } from '@plumbline/resources/rules/sync/areManyPieces';
import { MANY_EQUIPMENTS } from '@plumbline/resources/rules/sync/protocol';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConnection } from '../../../data/offline/useConnection';
import { useLocalList } from '../../../data/offline/useLocalList';
import { useLocationDownloads } from '../../../data/offline/useLocationDownloads';
import { useFormat } from '../../../data/words/useFormat';
import { AppKeptNote } from '../AppKeptNote';
import { LocationRow } from './LocationRow';
import { locationTree } from './locationTree';
import { useLocationSizes } from './useLocationSizes';

/** Maximum number of rows shown; the search finds the others. */
const most = 100;

/** Locations with their download state. */
export function LocationsPanel() {
  const translate = useTranslate();
  const format = useFormat();
  const { isOnline } = useConnection();
  const { downloads } = useLocationDownloads();
  const [text, setText] = useState('');
  const { records, isLoading } = useLocalList('locations');
  const sizes = useLocationSizes();
  const nodes = useMemo(
    () => locationTree(records, new Intl.Collator(intlTag(format.language), { numeric: true }).compare),
    [records, format.language],
  );
  const words = wordsOf(text).map(contains);
  const found = nodes.filter(({ name, path }) => words.every((word) => word.test([...path, name].join(' '))));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography color="text.secondary">{translate('offline.locations.text')}</Typography>
      {downloads.some(({ state }) => state === 'saved') && <AppKeptNote />}
      {areManyPieces(sizes?.values() ?? []) && (
        <Alert severity="info" variant="outlined">
          {translate('offline.locations.many', { limit: format.number(MANY_EQUIPMENTS) })}
        </Alert>
      )}
      {!isOnline && (
        <Typography variant="body2" color="text.secondary">
          {translate('offline.locations.sizesMissing')}
        </Typography>
      )}
      {nodes.length > 0 && (
        <TextField
          type="search"
          label={translate('offline.locations.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ maxWidth: 420 }}
        />
      )}
      {isLoading && <Typography role="status">{translate('offline.status.syncing')}</Typography>}
      {!isLoading && nodes.length === 0 && <Typography>{translate('offline.locations.none')}</Typography>}
      {nodes.length > 0 && found.length === 0 && (
        <Typography>{translate('offline.locations.notFound', { text })}</Typography>
      )}
      {found.length > 0 && (
        <List
          disablePadding
          aria-label={translate('offline.tabs.locations')}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            backgroundColor: 'background.paper',
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {found.slice(0, most).map((node) => (
            <LocationRow key={node.id} node={node} sizes={sizes} isFlat={words.length > 0} />
          ))}
        </List>
      )}
      {found.length > most && (
        <Typography variant="body2" color="text.secondary">
          {translate('offline.outbox.more', { smart_count: found.length - most })}
        </Typography>
      )}
    </Stack>
  );
}
