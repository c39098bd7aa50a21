import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { useEffect, useState } from 'react';
import { DateLanguage } from './DateLanguage';
import { dateToMoment, momentToDate } from './dayText';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function DateTimeInput({ field, source, label }: InputProps<'datetime'>) {
  const input = useFieldInput<string>(source);
  const [date, setDate] = useState(() => momentToDate(input.value));
  useEffect(
    () => setDate((typed) => (dateToMoment(typed) === input.value ? typed : momentToDate(input.value))),
    [input.value],
  );
  return (
    <DateLanguage>
      <DateTimePicker
        label={label}
        value={date}
        inputRef={input.ref}
        onChange={(next) => {
          setDate(next);
          input.change(dateToMoment(next));
        }}
        slotProps={{
          textField: {
            id: input.id,
            required: field.required ?? false,
            error: Boolean(input.problem),
            helperText: input.problem,
            size: 'small',
            fullWidth: true,
            onBlur: input.blur,
          },
          field: { clearable: !field.required },
        }}
      />
    </DateLanguage>
  );
}
