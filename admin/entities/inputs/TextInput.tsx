import { TextField } from '@mui/material';
import type { TextFormat } from '@plumbline/resources/language/fields/field';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { ColorAdornment } from './ColorAdornment';
import type { InputProps } from './inputProps';
import { ScanAdornment } from './ScanAdornment';
import { type FieldInput, useFieldInput } from './useFieldInput';
import { useLongPaste } from './useLongPaste';

const types: Partial<Record<TextFormat, HTMLInputTypeAttribute>> = { email: 'email', url: 'url' };

type End = (input: FieldInput<string>) => ReactNode;
const scanner: End = ({ change }) => <ScanAdornment onScan={change} />;
/** Helper at the end of a text input, by format. */
const ends: Partial<Record<TextFormat, End>> = {
  qrCode: scanner,
  ean: scanner,
  color: ({ value, change }) => <ColorAdornment value={value} onPick={change} />,
};

export function TextInput({ field, source, label }: InputProps<'text'>) {
  const input = useFieldInput<string>(source);
  const paste = useLongPaste(field, label, input.change);
  const end = field.format && ends[field.format];
  const length = input.value?.length ?? 0;
  // Shown only near the limit of long fields, not for colours or codes.
  const room = field.max >= 20 && length > field.max * 0.8 ? `${length}/${field.max}` : undefined;
  // If too long, the excess is shown with the error.
  const tooLong = input.problem && length > field.max ? `${input.problem} (${room})` : undefined;
  return (
    <>
      <TextField
        id={input.id}
        label={label}
        required={field.required ?? false}
        type={types[field.format ?? 'hash'] ?? 'text'}
        multiline={field.max > 200}
        value={input.value ?? ''}
        onChange={(event) => input.change(event.target.value)}
        onBlur={input.blur}
        onPaste={paste.onPaste}
        error={Boolean(input.problem)}
        helperText={tooLong ?? input.problem ?? room}
        inputRef={input.ref}
        autoComplete="off"
        slotProps={{
          input: end ? { endAdornment: end(input) } : {},
        }}
      />
      {paste.dialog}
    </>
  );
}
