import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useConnection } from '../../../data/offline';
import { ListError } from '../../../entities/list/ListError';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { TimelineLine } from './TimelineLine';
import { useTimeline } from './useTimeline';

/** Everything that happened with a piece, newest first. */
export function PieceTimeline({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useTimeline(record);
  if (error && !data) return <ListError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ListSkeleton rows={4} />;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {!isOnline && (
        <Alert severity="info" sx={{ width: '100%' }}>
          {translate('timeline.offline')}
        </Alert>
      )}
      {entries.length === 0 ? (
        <Typography color="text.secondary">{translate('timeline.empty')}</Typography>
      ) : (
        <Box
          component="ol"
          aria-label={translate('timeline.tab')}
          sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}
        >
          {entries.map((entry) => (
            <TimelineLine key={entry.key} entry={entry} />
          ))}
        </Box>
      )}
      {error && <ListError error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('shell.timeline.more')}
        </Button>
      )}
    </Stack>
  );
}
