import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateLanguage } from './DateLanguage';
import { dateToMoment, momentToDate } from './dayText';
import type { InputProps } from './inputProps';
import { useDateInput } from './useDateInput';

/** The time is typed, the date typed or picked: DateTimePicker's clocks would be larger than most screens' code. */
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
