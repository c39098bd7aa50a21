import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DateLanguage } from './DateLanguage';
import { dateToMoment, momentToDate } from './dayText';
import type { InputProps } from './inputProps';
import { useDateInput } from './useDateInput';

export function DateTimeInput(props: InputProps<'datetime'>) {
  return (
    <DateLanguage>
      <DateTimePicker {...useDateInput(props, { read: momentToDate, write: dateToMoment })} />
    </DateLanguage>
  );
}
