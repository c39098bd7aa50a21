import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Box, LinearProgress, Stack, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useStore, useTranslate } from 'react-admin';
import { BulkBar, useBulkKinds } from '../bulk/BulkBar';
import { dueField } from '../due';
import { ExportButton } from '../export/ExportButton';
import { FilterButton } from '../filters/FilterButton';
import { FilterChips } from '../filters/FilterChips';
import { offeredFilters } from '../filters/filterModel';
import type { FilterValues } from '../filters/filterProps';
import { sameValue } from '../form/changedFields';
import { ViewsMenu } from '../views/ViewsMenu';
import { ColumnChooser } from './ColumnChooser';
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
import { SearchBox } from './SearchBox';
import { useColumns } from './useColumns';

interface ListContentProps {
  entity: AnyEntity;
  storeKey: string;
  fixed?: FilterValues;
  emptyActions?: ReactNode;
  toolbarActions?: ReactNode;
  isEmbedded?: boolean;
}

/** A list below its heading: search, filters, then rows as table, tree or cards, in whichever state they are. */
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
  const kinds = useBulkKinds(entity);
  const columns = useColumns(entity, storeKey, Object.keys(fixed));
  const [isTree, setTree] = useStore(`${storeKey}.tree`, !isEmbedded && entity.tree !== undefined);
  const isPhone = useMediaQuery('(max-width:699px)');
  const given = givenFilter(entity);
  const isFiltered = Object.entries(filterValues).some(([name, value]) => !sameValue(value, given[name]));
  const { tabs } = entity.list;
  const tabField = isEmbedded ? undefined : tabs;
  const filters = offeredFilters(entity, tabField ? { ...fixed, [tabField]: true } : fixed);
  const isSearchable = Object.values(entity.fields).some((field) => field.search);
  const isEmpty = !isPending && !error && total === 0 && !isFiltered;
  if (isEmpty && !tabField)
    return <ListEmpty entity={entity} actions={emptyActions} isCompact={isEmbedded} />;
  const isStale = isPlaceholderData === true;
  const due = isEmbedded ? undefined : dueField(entity);
  const showsTree = isTree && entity.tree !== undefined && !isEmbedded;
  return (
    <Stack sx={{ gap: 1.25 }}>
      {tabField && <ListTabs entity={entity} field={tabField} />}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {isSearchable && <SearchBox entity={entity} />}
        {filters.length > 0 && <FilterButton entity={entity} names={filters} />}
        <Box sx={{ flex: { xs: 'none', sm: 1 } }} />
        {toolbarActions}
        {entity.tree && !isEmbedded && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={isTree ? 'tree' : 'table'}
            onChange={(_event, next: string | null) => {
              if (next) setTree(next === 'tree');
            }}
            aria-label={translate('shell.tree.view')}
          >
            <ToggleButton value="tree" aria-label={translate('shell.tree.tree')} sx={{ p: 0.75 }}>
              <AccountTreeOutlined fontSize="small" />
            </ToggleButton>
            <ToggleButton value="table" aria-label={translate('shell.tree.table')} sx={{ p: 0.75 }}>
              <TableRowsOutlined fontSize="small" />
            </ToggleButton>
          </ToggleButtonGroup>
        )}
        {!isEmbedded && <ViewsMenu entity={entity} columns={columns} />}
        <ExportButton entity={entity} columns={columns.shown} />
        {!isPhone && !showsTree && <ColumnChooser entity={entity} columns={columns} />}
      </Stack>
      {due && <DueScopes entity={entity} due={due} />}
      {kinds.length > 0 && !isPhone && <BulkBar entity={entity} kinds={kinds} />}
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
        <EntityTree entity={entity} tree={entity.tree} columns={columns.shown} />
      ) : isPhone ? (
        <>
          <EntityCards entity={entity} columns={columns.shown} rows={data ?? []} isStale={isStale} />
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
    </Stack>
  );
}
