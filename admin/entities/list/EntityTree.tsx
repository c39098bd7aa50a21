import UnfoldLessOutlined from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import { Alert, Box, Button, Paper, Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useMemo, useState } from 'react';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'react-admin';
import { entityLabel } from '../../data/words/labels';
import { titleFields } from '../title/titleOf';
import { buildForest } from './buildForest';
import { ListError } from './ListError';
import { ListSkeleton } from './ListSkeleton';
import { TreeBranch } from './TreeBranch';

const most = 1000;

/** The rows of a list as a tree; filtered and sorted like the table. */
export function EntityTree({
  entity,
  tree,
  columns,
  isSelectable,
}: {
  entity: AnyEntity;
  tree: string;
  columns: readonly string[];
  isSelectable: boolean;
}) {
  const translate = useTranslate();
  const { filterValues, filter, sort } = useListContext();
  const {
    data,
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<RaRecord<string>>(entity.name, {
    filter: { ...filterValues, ...filter },
    sort,
    pagination: { page: 1, perPage: most },
  });
  const forest = useMemo(() => buildForest(data ?? [], tree), [data, tree]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setClosed((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const facts = columns.filter((name) => name !== tree && !titleFields(entity).includes(name)).slice(0, 2);
  if (error) return <ListError error={error} onRetry={() => void refetch()} />;
  if (isPending) return <ListSkeleton />;
  const parents = (data ?? [])
    .filter((row) => data?.some((other) => other[tree] === row.id))
    .map((row) => row.id);
  return (
    <Paper variant="outlined">
      {parents.length > 0 && (
        <Stack direction="row" sx={{ gap: 0.5, px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
          <Button variant="text" startIcon={<UnfoldMoreOutlined />} onClick={() => setClosed(new Set())}>
            {translate('shell.tree.openAll')}
          </Button>
          <Button
            variant="text"
            startIcon={<UnfoldLessOutlined />}
            onClick={() => setClosed(new Set(parents))}
          >
            {translate('shell.tree.closeAll')}
          </Button>
        </Stack>
      )}
      {total > most && (
        <Alert severity="info">{translate('shell.tree.tooMany', { shown: most, total })}</Alert>
      )}
      <Box
        component="ul"
        aria-label={translate(entityLabel(entity), { smart_count: 2 })}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {forest.map((node) => (
          <TreeBranch
            key={node.row.id}
            entity={entity}
            node={node}
            facts={facts}
            closed={closed}
            onToggle={toggle}
            isSelectable={isSelectable}
          />
        ))}
      </Box>
    </Paper>
  );
}
