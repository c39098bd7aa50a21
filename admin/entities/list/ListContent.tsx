import { Box, LinearProgress, Stack, useMediaQuery } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, useListContext, useStore, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { sameValue } from '../../data/offline/merge/changedFields';
import { dueField } from '../../data/words/due';
import { BulkBar, useBulkKinds } from '../bulk/BulkBar';
import { useChoosing } from '../bulk/useChoosing';
import { FilterChips } from '../filters/FilterChips';
import { offeredFilters } from '../filters/filterModel';
import type { FilterValues } from '../filters/filterProps';
import { createPath } from '../screenPaths';
import { useRights } from '../useRights';
import { useTellable } from '../useTellable';
import { DueScopes } from './DueScopes';
import { EntityCards } from './EntityCards';
import { EntityTable } from './EntityTable';
import { EntityTree } from './EntityTree';
import { givenFilter } from './givenFilter';
import { ListEmpty, ListNoHits } from './ListEmpty';
import { ListError } from './ListError';
import { ListPager } from './ListPager';
import { ListSkeleton } from './ListSkeleton';
import { ListTabs } from './ListTabs';
import { ListToolbar } from './ListToolbar';
import { listKeys } from './listKeys';
import { useColumns } from './useColumns';

interface ListContentProps {
  entity: AnyEntity;
  storeKey: string;
  fixed?: FilterValues;
  emptyActions?: ReactNode;
  toolbarActions?: ReactNode;
  isEmbedded?: boolean;
}

/**
 * A list without its header: search, filters, then rows as table, tree or cards, with loading, error and empty states.
 */
export function ListContent({
  entity,
  storeKey,
  fixed = {},
  emptyActions,
  toolbarActions,
  isEmbedded = false,
}: ListContentProps) {
  const translate = useTranslate();
  const { data, total, isPending, isFetching, isPlaceholderData, error, refetch, filterValues } =
    useListContext<RaRecord<string>>();
  const navigate = useNavigate();
  const { canCreate } = useRights(entity);
  const kinds = useBulkKinds(entity);
  const choosing = useChoosing();
  const columns = useColumns(entity, storeKey, Object.keys(fixed));
  const [isTree, setTree] = useStore(`${storeKey}.tree`, !isEmbedded && entity.tree !== undefined);
  const isPhone = useMediaQuery('(max-width:699px)');
  const given = givenFilter(entity);
  const isFiltered = Object.entries(filterValues).some(([name, value]) => !sameValue(value, given[name]));
  const { tabs } = entity.list;
  const tabField = isEmbedded ? undefined : tabs;
  const isTellable = useTellable(entity);
  const filters = offeredFilters(entity, tabField ? { ...fixed, [tabField]: true } : fixed).filter((name) =>
    isTellable(name),
  );
  const isEmpty = !isPending && !error && total === 0 && !isFiltered;
  if (isEmpty && !tabField)
    return <ListEmpty entity={entity} actions={emptyActions} isCompact={isEmbedded} />;
  const isStale = isPlaceholderData === true;
  const due = isEmbedded ? undefined : dueField(entity);
  const showsTree = isTree && entity.tree !== undefined && !isEmbedded;
  const hasNoBoxes = isPhone || showsTree;
  const bulkBar = kinds.length > 0 && choosing.isChoosing && (
    <BulkBar
      key="bulkBar"
      entity={entity}
      kinds={kinds}
      columns={columns.shown}
      onEnd={choosing.end}
      isBelow={isPhone}
    />
  );
  const head = (
    <Fragment key="head">
      {tabField && <ListTabs entity={entity} field={tabField} />}
      <ListToolbar
        entity={entity}
        columns={columns}
        filters={filters}
        isEmbedded={isEmbedded}
        hasColumns={!isPhone && !showsTree}
        hasCards={isPhone && !showsTree}
        choosing={kinds.length > 0 && hasNoBoxes ? choosing : undefined}
        tree={entity.tree && !isEmbedded ? { isShown: isTree, show: setTree } : undefined}
        actions={toolbarActions}
      />
      {due && <DueScopes entity={entity} due={due} />}
    </Fragment>
  );
  const found = (
    <Fragment key="found">
      <FilterChips entity={entity} {...(tabField ? { except: tabField } : {})} />
      <Box sx={{ height: 2, mb: -1 }}>
        {isFetching && !isPending && (
          <LinearProgress aria-label={translate('shell.loading')} sx={{ height: 2 }} />
        )}
      </Box>
      {error ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <ListSkeleton rows={isEmbedded ? 4 : 10} />
      ) : isEmpty ? (
        <ListEmpty entity={entity} actions={emptyActions} isCompact />
      ) : total === 0 ? (
        <ListNoHits entity={entity} />
      ) : showsTree && entity.tree ? (
        <EntityTree
          entity={entity}
          tree={entity.tree}
          columns={columns.shown}
          isSelectable={kinds.length > 0 && choosing.isChoosing}
        />
      ) : isPhone ? (
        <>
          <EntityCards
            entity={entity}
            columns={columns.shown}
            rows={data ?? []}
            isStale={isStale}
            choosing={kinds.length > 0 ? choosing : undefined}
          />
          <ListPager />
        </>
      ) : (
        <Box>
          <EntityTable
            entity={entity}
            columns={columns.shown}
            rows={data ?? []}
            isStale={isStale}
            isSelectable={kinds.length > 0}
          />
          <ListPager />
        </Box>
      )}
    </Fragment>
  );
  // Keyed, so that the bar keeps its state when the window becomes narrower.
  return (
    <Stack
      sx={{ gap: 1.25 }}
      onKeyDown={(event) =>
        listKeys(event, {
          onNew: !isEmbedded && canCreate(fixed) ? () => navigate(createPath(entity)) : undefined,
        })
      }
    >
      {isPhone ? [head, found, bulkBar] : [head, bulkBar, found]}
    </Stack>
  );
}
