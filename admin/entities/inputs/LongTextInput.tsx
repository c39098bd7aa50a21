import { TextField } from '@mui/material';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function LongTextInput({ field, source, label }: InputProps<'longText'>) {
  const input = useFieldInput<string>(source);
  return (
    <TextField
      id={input.id}
      label={label}
      required={field.required ?? false}
      multiline
      minRows={2}
      maxRows={14}
      value={input.value ?? ''}
      onChange={(event) => input.change(event.target.value)}
      onBlur={input.blur}
      error={Boolean(input.problem)}
      helperText={input.problem}
      inputRef={input.ref}
    />
  );
}
