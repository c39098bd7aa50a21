import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateLanguage } from './DateLanguage';
import { dateToMoment, momentToDate } from './dayText';
import type { InputProps } from './inputProps';
import { useDateInput } from './useDateInput';

/** The time is typed, the day typed or picked: the clocks of DateTimePicker would be more than the rest of most screens. */
export function DateTimeInput(props: InputProps<'datetime'>) {
  return (
    <DateLanguage>
      <DatePicker
        {...useDateInput(props, { read: momentToDate, write: dateToMoment })}
        format="P HH:mm"
        slots={{ field: DateTimeField }}
      />
    </DateLanguage>
  );
}
