import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import UnfoldLessOutlined from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import { Alert, Box, Button, IconButton, Link, Paper, Stack, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useMemo, useState } from 'react';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Cell, isAbsent } from '../cells/Cell';
import { entityLabel } from '../labels';
import { showPath } from '../screenPaths';
import { titleFields, titleOf } from '../title/titleOf';
import { useLanguage } from '../useLanguage';
import { buildForest, type TreeNode } from './buildForest';
import { ListError } from './ListError';
import { ListSkeleton } from './ListSkeleton';

const most = 1000;

/** The rows of a list below one another; as filtered and sorted as the table. */
export function EntityTree({
  entity,
  tree,
  columns,
}: {
  entity: AnyEntity;
  tree: string;
  columns: readonly string[];
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
          <Branch
            key={node.row.id}
            entity={entity}
            node={node}
            facts={facts}
            closed={closed}
            onToggle={toggle}
          />
        ))}
      </Box>
    </Paper>
  );
}

interface BranchProps {
  entity: AnyEntity;
  node: TreeNode<RaRecord<string>>;
  facts: readonly string[];
  closed: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function Branch({ entity, node, facts, closed, onToggle }: BranchProps) {
  const translate = useTranslate();
  const title = titleOf(entity, node.row, useLanguage());
  const isOpen = !closed.has(node.row.id);
  const { row, children, depth } = node;
  return (
    <Box component="li">
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 0.5,
          pl: `${8 + depth * 26}px`,
          pr: 2,
          minHeight: 38,
          borderBottom: 1,
          borderColor: 'divider',
          '&:hover': { backgroundColor: 'action.hover' },
        }}
      >
        {children.length > 0 ? (
          <IconButton
            onClick={() => onToggle(row.id)}
            aria-expanded={isOpen}
            aria-label={translate(isOpen ? 'shell.tree.close' : 'shell.tree.open', { name: title })}
          >
            <ExpandMoreOutlined
              fontSize="small"
              sx={{ transition: 'transform 120ms', transform: isOpen ? 'none' : 'rotate(-90deg)' }}
            />
          </IconButton>
        ) : (
          <Box sx={{ width: 34 }} />
        )}
        <Link
          component={RouterLink}
          to={showPath(entity, row.id)}
          color="text.primary"
          sx={{ fontWeight: depth === 0 ? 600 : 500, fontSize: '0.875rem' }}
        >
          {title}
        </Link>
        {children.length > 0 && (
          <Typography variant="caption" color="text.secondary">
            ({children.length})
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {facts.map((name) => {
          const field = entity.fields[name];
          return (
            field && (
              <Box
                key={name}
                sx={{
                  fontSize: '0.8125rem',
                  color: 'text.secondary',
                  width: '24%',
                  display: { xs: 'none', md: 'block' },
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {!isAbsent(row[name]) && (
                  <Cell
                    entity={entity}
                    name={name}
                    field={field}
                    value={row[name]}
                    record={row}
                    place="row"
                  />
                )}
              </Box>
            )
          );
        })}
      </Stack>
      {isOpen && children.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children.map((child) => (
            <Branch
              key={child.row.id}
              entity={entity}
              node={child}
              facts={facts}
              closed={closed}
              onToggle={onToggle}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
