import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Box, IconButton, Stack, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Choosing } from '../bulk/useChoosing';
import { ExportButton } from '../export/ExportButton';
import { FilterButton } from '../filters/FilterButton';
import { ViewsMenu } from '../views/ViewsMenu';
import { ColumnChooser } from './ColumnChooser';
import { SearchBox } from './SearchBox';
import { SortButton } from './SortButton';
import type { Columns } from './useColumns';

interface ListToolbarProps {
  entity: AnyEntity;
  columns: Columns;
  filters: readonly string[];
  isEmbedded: boolean;
  hasColumns: boolean;
  /** Whether rows are cards, which have no sortable headers. */
  hasCards: boolean;
  /** Present if rows have no permanent checkboxes. */
  choosing?: Choosing | undefined;
  /** Present if the rows can be shown as a tree. */
  tree?: { isShown: boolean; show: (isShown: boolean) => void } | undefined;
  actions?: ReactNode;
}

/** Above the rows of a list: search and filters, then view options and actions for all rows. */
export function ListToolbar({
  entity,
  columns,
  filters,
  isEmbedded,
  hasColumns,
  hasCards,
  choosing,
  tree,
  actions,
}: ListToolbarProps) {
  const translate = useTranslate();
  const isSearchable = Object.values(entity.fields).some((field) => field.search);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {isSearchable && <SearchBox entity={entity} />}
      {filters.length > 0 && <FilterButton entity={entity} names={filters} />}
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'center', flex: '1 0 auto', justifyContent: 'flex-end', maxWidth: '100%' }}
      >
        {actions}
        {actions && <Box sx={{ flex: { xs: 1, sm: 'none' } }} />}
        {tree && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={tree.isShown ? 'tree' : 'table'}
            onChange={(_event, next: string | null) => {
              if (next) tree.show(next === 'tree');
            }}
            aria-label={translate('shell.tree.view')}
            sx={{ mr: { xs: 'auto', sm: 0 } }}
          >
            <ToggleButton value="tree" aria-label={translate('shell.tree.tree')} sx={{ p: 0.75 }}>
              <AccountTreeOutlined fontSize="small" />
            </ToggleButton>
            <ToggleButton value="table" aria-label={translate('shell.tree.table')} sx={{ p: 0.75 }}>
              <TableRowsOutlined fontSize="small" />
            </ToggleButton>
          </ToggleButtonGroup>
        )}
        {choosing && (
          <Tooltip title={translate('bulk.choose')}>
            <IconButton
              onClick={choosing.isChoosing ? choosing.end : choosing.begin}
              aria-label={translate('bulk.choose')}
              aria-pressed={choosing.isChoosing}
              color={choosing.isChoosing ? 'primary' : 'default'}
            >
              <ChecklistOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {hasCards && <SortButton entity={entity} columns={columns.shown} />}
        {!isEmbedded && <ViewsMenu entity={entity} columns={columns} />}
        <ExportButton entity={entity} columns={columns.shown} />
        {hasColumns && <ColumnChooser entity={entity} columns={columns} />}
      </Stack>
    </Stack>
  );
}
