import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useEffect, useState } from 'react';
import { DateLanguage } from './DateLanguage';
import { dateToDay, dayToDate } from './dayText';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function DateInput({ field, source, label }: InputProps<'date'>) {
  const input = useFieldInput<string>(source);
  const [date, setDate] = useState(() => dayToDate(input.value));
  useEffect(
    () => setDate((typed) => (dateToDay(typed) === input.value ? typed : dayToDate(input.value))),
    [input.value],
  );
  return (
    <DateLanguage>
      <DatePicker
        label={label}
        value={date}
        inputRef={input.ref}
        onChange={(next) => {
          setDate(next);
          input.change(dateToDay(next));
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
          actionBar: { actions: ['today', ...(field.required ? [] : ['clear' as const]), 'accept'] },
        }}
      />
    </DateLanguage>
  );
}
