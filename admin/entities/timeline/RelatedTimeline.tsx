import { Box, Button, Stack } from '@mui/material';
import type { AnyEntity, Related } from '@plumbline/resources/language/defineEntity';
import { type RaRecord, useInfiniteGetList, useTranslate } from 'react-admin';
import { ListEmpty } from '../list/ListEmpty';
import { ListError } from '../list/ListError';
import { ListSkeleton } from '../list/ListSkeleton';
import { TimelineItem } from './TimelineItem';

interface RelatedTimelineProps {
  entity: AnyEntity;
  related: Related;
  id: string;
}

const perPage = 20;

/** The rows that refer to a record as a timeline: newest first, each with its result and facts. */
export function RelatedTimeline({ entity, related: { by, columns }, id }: RelatedTimelineProps) {
  const translate = useTranslate();
  const { sort, order = 'ASC' } = entity.list;
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<RaRecord<string>>(entity.name, {
      filter: { [by]: id },
      sort: { field: sort, order },
      pagination: { page: 1, perPage },
    });
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ListSkeleton rows={4} />;
  const rows = data.pages.flatMap((page) => page.data);
  if (rows.length === 0) return <ListEmpty entity={entity} actions={null} isCompact />;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
        {rows.map((row) => (
          <TimelineItem
            key={row.id}
            entity={entity}
            row={row}
            date={sort}
            columns={columns ?? entity.list.columns.filter((name) => name !== by)}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('shell.timeline.more')}
        </Button>
      )}
    </Stack>
  );
}
