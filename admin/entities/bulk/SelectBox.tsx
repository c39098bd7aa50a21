import { styled, TableCell } from '@mui/material';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';

const look = { width: 44, p: 0, textAlign: 'center' } as const;

/** Selects a row for bulk actions: the first cell of a table row. */
export function SelectBox({ row, title }: { row: RaRecord<string>; title: string }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <td className="tight">
      <Tick
        type="checkbox"
        checked={selectedIds.includes(row.id)}
        onChange={() => onToggleItem(row.id)}
        aria-label={translate('bulk.selectRow', { name: title })}
      />
    </td>
  );
}

// A native checkbox: MUI's would be noticeably slow in a full page.
const Tick = styled('input')(({ theme }) => ({
  width: 17,
  height: 17,
  margin: 12,
  verticalAlign: 'middle',
  cursor: 'pointer',
  accentColor: theme.palette.primary.main,
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
}));

/** Selects all rows of the page, or none. */
export function SelectPageBox({ rows }: { rows: readonly RaRecord<string>[] }) {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const ids = rows.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  return (
    <TableCell sx={look}>
      <Tick
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        onChange={() =>
          onSelect(
            isAll
              ? selectedIds.filter((id) => !ids.includes(String(id)))
              : [...new Set([...selectedIds.map(String), ...ids])],
          )
        }
        aria-label={translate('bulk.selectPage')}
      />
    </TableCell>
  );
}
