import { useEffect, useState } from 'react';
import { notADate } from './dayText';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';
import { useHalfDate } from './useHalfDate';
import { usePastDay } from './usePastDay';

interface Written {
  read: (value: string | null) => Date | null;
  write: (date: Date | null) => string | null;
}

/** Props of a date or date-time picker; an incomplete typed date stays as it is. */
export function useDateInput(
  { field, source, label }: InputProps<'date'> | InputProps<'datetime'>,
  { read, write }: Written,
) {
  const input = useFieldInput<string>(source);
  const past = usePastDay();
  const [date, setDate] = useState(() => read(input.value));
  useEffect(
    () => setDate((typed) => (write(typed) === input.value ? typed : read(input.value))),
    [input.value, read, write],
  );
  const half = useHalfDate(date, (isHalf) => {
    if (isHalf) input.change(notADate);
    else if (date === null && input.value !== null) input.change(null);
  });
  return {
    label,
    value: date,
    inputRef: (element: HTMLInputElement | null) => {
      half.written.current = element;
      input.ref(element);
    },
    onChange: (next: Date | null) => {
      setDate(next);
      input.change(write(next));
    },
    slotProps: {
      textField: {
        id: input.id,
        required: field.required ?? false,
        error: Boolean(input.problem),
        helperText: input.problem ?? past(field, input.value),
        size: 'small' as const,
        fullWidth: true,
        onKeyDown: half.onKeyDown,
        onBlur: () => {
          half.onBlur();
          input.blur();
        },
      },
      field: { clearable: !field.required },
      // Without this the calendar would refer to a label of a generated id.
      popper: { 'aria-labelledby': `${input.id}-label` },
    },
  };
}
