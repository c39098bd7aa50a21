import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FilterProps } from './filterProps';

export function BooleanFilter({ name, label, values, onChange }: FilterProps<'boolean'>) {
  const translate = useTranslate();
  const value = values[name];
  return (
    <TextField
      select
      label={label}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={(event) =>
        onChange({ [name]: event.target.value === '' ? undefined : event.target.value === 'true' })
      }
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('shell.filter.any')}</MenuItem>
      <MenuItem value="true">{translate('shell.yes')}</MenuItem>
      <MenuItem value="false">{translate('shell.no')}</MenuItem>
    </TextField>
  );
}
