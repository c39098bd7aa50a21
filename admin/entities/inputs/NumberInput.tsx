import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { formatPlain } from '../../data/words/format';
import { useLanguage } from '../../data/words/useLanguage';
import { useUnit } from '../useUnit';
import type { InputProps } from './inputProps';
import { readNumber } from './readNumber';
import { useFieldInput } from './useFieldInput';

/** Takes numbers as people of each language type them; what is none stays to be seen and is refused by the check. */
export function NumberInput({ field, source, label }: InputProps<'integer'> | InputProps<'decimal'>) {
  const language = useLanguage();
  const input = useFieldInput<number | string>(source);
  const unit = useUnit(field, typeof input.value === 'number' ? input.value : 5);
  const written =
    typeof input.value === 'number'
      ? field.type === 'decimal'
        ? new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 6 }).format(
            input.value,
          )
        : formatPlain(input.value, language)
      : (input.value ?? '');
  const [text, setText] = useState(written);
  // A value set from outside (reset, other side of a conflict) shows; one's own typing is left as typed.
  useEffect(
    () => setText((typed) => (readNumber(typed) === input.value ? typed : written)),
    [input.value, written],
  );
  return (
    <TextField
      id={input.id}
      label={label}
      required={field.required ?? false}
      value={text}
      autoComplete="off"
      inputRef={input.ref}
      onChange={(event) => {
        setText(event.target.value);
        input.change(readNumber(event.target.value));
      }}
      onBlur={() => {
        setText(written);
        input.blur();
      }}
      error={Boolean(input.problem)}
      helperText={input.problem}
      slotProps={{
        htmlInput: { inputMode: field.type === 'decimal' ? 'decimal' : 'numeric' },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
