import { TextField } from '@mui/material';
import { useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import type { FilterProps } from './filterProps';

/** Exact match; for parts of a text there is the search field. */
export function TextFilter({ name, label, values, onChange }: FilterProps<'text'>) {
  const value = values[name];
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const report = useDebouncedEvent((typed: string) => onChange({ [name]: typed.trim() || undefined }), 350);
  return (
    <TextField
      label={label}
      value={text}
      autoComplete="off"
      onChange={(event) => {
        setText(event.target.value);
        report(event.target.value);
      }}
    />
  );
}
