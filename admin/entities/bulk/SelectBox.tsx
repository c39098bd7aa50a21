import { Checkbox, type CheckboxProps, TableCell } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useRecordTitle } from '../title/useRecordTitle';

const look = { width: 44, p: 0, textAlign: 'center' } as const;

interface SelectRowProps {
  entity: AnyEntity;
  row: RaRecord<string>;
  sx?: CheckboxProps['sx'];
}

/** Chooses a row for what is done to many. */
export function SelectRow({ entity, row, sx = {} }: SelectRowProps) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const title = useRecordTitle(entity, row);
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': translate('bulk.selectRow', { name: title }) } }}
      sx={sx}
    />
  );
}

/** The same as the first cell of a table's row. */
export const SelectBox = (props: SelectRowProps) => (
  <TableCell sx={look}>
    <SelectRow {...props} />
  </TableCell>
);

/** Chooses all rows of the page, or none. */
export function SelectPageBox({ rows }: { rows: readonly RaRecord<string>[] }) {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const ids = rows.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  return (
    <TableCell sx={look}>
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() =>
          onSelect(
            isAll
              ? selectedIds.filter((id) => !ids.includes(String(id)))
              : [...new Set([...selectedIds.map(String), ...ids])],
          )
        }
        slotProps={{ input: { 'aria-label': translate('bulk.selectPage') } }}
      />
    </TableCell>
  );
}
