import { FormControl, FormLabel, Stack } from '@mui/material';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { isDate } from '@plumbline/resources/language/fields/types/date';
import { useTranslate } from 'react-admin';
import { DateLanguage } from '../inputs/DateLanguage';
import { dateToDay, dayToDate, notADate } from '../inputs/dayText';
import type { FilterProps } from './filterProps';

/** From one date to another, inclusive; for instants the dates are in the user's time zone. */
export function DateRangeFilter({
  name,
  field,
  label,
  values,
  onChange,
}: FilterProps<'date'> | FilterProps<'datetime'>) {
  const translate = useTranslate();
  const set = (bound: 'gte' | 'lte') => (date: Date | null) => {
    const day = dateToDay(date);
    if (day === notADate) return;
    onChange({
      [`${name}_${bound}`]: day === null ? undefined : isDate(field) ? day : momentOf(day, bound),
    });
  };
  const picker = (bound: 'gte' | 'lte') => {
    const value = values[`${name}_${bound}`];
    const title = translate(bound === 'gte' ? 'shell.filter.from' : 'shell.filter.to');
    return (
      <DatePicker
        label={title}
        value={typeof value === 'string' ? dayToDate(dayOf(value)) : null}
        onChange={set(bound)}
        slotProps={{ textField: { size: 'small', fullWidth: true }, field: { clearable: true } }}
      />
    );
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ fontSize: '0.78125rem', fontWeight: 600, mb: 0.75 }}>
        {label}
      </FormLabel>
      <DateLanguage>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& > *': { flex: '1 1 9.5rem' } }}>
          {picker('gte')}
          {picker('lte')}
        </Stack>
      </DateLanguage>
    </FormControl>
  );
}

const momentOf = (day: string, bound: 'gte' | 'lte'): string =>
  new Date(`${day}T${bound === 'gte' ? '00:00:00.000' : '23:59:59.999'}`).toISOString();
const dayOf = (value: string): string => (value.length > 10 ? (dateToDay(new Date(value)) ?? '') : value);
