import { useEffect, useState } from 'react';
import { notADate } from './dayText';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';
import { useHalfDate } from './useHalfDate';

interface Written {
  read: (value: string | null) => Date | null;
  write: (date: Date | null) => string | null;
}

/** What a picker of days or moments needs; a date that is being typed and not yet one stays as it stands. */
export function useDateInput(
  { field, source, label }: InputProps<'date'> | InputProps<'datetime'>,
  { read, write }: Written,
) {
  const input = useFieldInput<string>(source);
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
        helperText: input.problem,
        size: 'small' as const,
        fullWidth: true,
        onKeyDown: half.onKeyDown,
        onBlur: () => {
          half.onBlur();
          input.blur();
        },
      },
      field: { clearable: !field.required },
      // The calendar would ask for the label of a field whose id is not its own.
      popper: { 'aria-labelledby': `${input.id}-label` },
    },
  };
}
