import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChoiceChip } from '../ChoiceChip';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function ChoiceInput({ field, source, label }: InputProps<'choice'>) {
  const translate = useTranslate();
  const input = useFieldInput<string>(source);
  const { values, retired = [] } = field.choices;
  // What is no longer offered is there where the row has it.
  const offered = [...values, ...retired.filter((value) => value === input.value)];
  return (
    <TextField
      id={input.id}
      select
      label={label}
      required={field.required ?? false}
      value={input.value ?? ''}
      onBlur={input.blur}
      inputRef={input.ref}
      onChange={(event) => input.change(event.target.value)}
      error={Boolean(input.problem)}
      helperText={input.problem}
      slotProps={{ select: { SelectDisplayProps: { 'aria-required': field.required ?? false } } }}
    >
      {!field.required && (
        <MenuItem value="" sx={{ color: 'text.secondary' }}>
          {translate('shell.form.none')}
        </MenuItem>
      )}
      {offered.map((value) => (
        <MenuItem key={value} value={value}>
          <ChoiceChip choices={field.choices} value={value} />
        </MenuItem>
      ))}
    </TextField>
  );
}
