import { Checkbox, type CheckboxProps } from '@mui/material';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';

interface SelectRowProps {
  row: RaRecord<string>;
  title: string;
  sx?: CheckboxProps['sx'];
}

/** Selects a row for bulk actions, on a card or in a tree. */
export function SelectRow({ row, title, sx = {} }: SelectRowProps) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
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
