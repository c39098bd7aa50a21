import { FormControl, FormLabel, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { readNumber } from '../inputs/readNumber';
import { useUnit } from '../useUnit';
import type { FilterProps } from './filterProps';

export function NumberRangeFilter({
  name,
  field,
  label,
  values,
  onChange,
}: FilterProps<'integer'> | FilterProps<'decimal'>) {
  const translate = useTranslate();
  const unit = useUnit(field, 5);
  const bound = (which: 'gte' | 'lte') => (
    <TextField
      label={translate(which === 'gte' ? 'shell.filter.from' : 'shell.filter.to')}
      defaultValue={values[`${name}_${which}`] ?? ''}
      onBlur={(event) => {
        const value = readNumber(event.target.value);
        if (typeof value !== 'string') onChange({ [`${name}_${which}`]: value ?? undefined });
      }}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          'aria-label': `${label}: ${translate(which === 'gte' ? 'shell.filter.from' : 'shell.filter.to')}`,
        },
      }}
    />
  );
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ fontSize: '0.78125rem', fontWeight: 600, mb: 0.75 }}>
        {unit ? `${label} (${unit})` : label}
      </FormLabel>
      <Stack direction="row" sx={{ gap: 1 }}>
        {bound('gte')}
        {bound('lte')}
      </Stack>
    </FormControl>
  );
}
