import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateLanguage } from './DateLanguage';
import { dateToDay, dayToDate } from './dayText';
import type { InputProps } from './inputProps';
import { useDateInput } from './useDateInput';

export function DateInput(props: InputProps<'date'>) {
  const { slotProps, ...picker } = useDateInput(props, { read: dayToDate, write: dateToDay });
  const actions = ['today' as const, ...(props.field.required ? [] : ['clear' as const]), 'accept' as const];
  return (
    <DateLanguage>
      <DatePicker {...picker} slotProps={{ ...slotProps, actionBar: { actions } }} />
    </DateLanguage>
  );
}
