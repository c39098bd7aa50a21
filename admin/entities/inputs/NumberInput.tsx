import { InputAdornment, TextField } from '@mui/material';
import type { Language } from '@plumbline/resources/language/languages';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../data/words/useLanguage';
import { useUnit } from '../useUnit';
import type { InputProps } from './inputProps';
import { readNumber } from './readNumber';
import { useFieldInput } from './useFieldInput';

type NumberInputProps = (InputProps<'integer'> | InputProps<'decimal'>) & {
  /** Keyboard of a phone. */
  mode: 'numeric' | 'decimal';
  write: (value: number, language: Language) => string;
};

/** Accepts numbers in the format of each language; an invalid one stays visible and is refused by validation. */
export function NumberInput({ field, source, label, mode, write }: NumberInputProps) {
  const language = useLanguage();
  const input = useFieldInput<number | string>(source);
  const unit = useUnit(field, typeof input.value === 'number' ? input.value : 5);
  const written = typeof input.value === 'number' ? write(input.value, language) : (input.value ?? '');
  const [text, setText] = useState(written);
  // A value set from outside (reset, conflict resolution) is shown; one's own input is left as typed.
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
        htmlInput: { inputMode: mode },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}
