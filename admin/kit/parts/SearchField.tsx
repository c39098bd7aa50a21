import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { InputAdornment, type SxProps, TextField, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Shows the label above the text, where it names what can be searched; otherwise it is the placeholder. */
  isLabelled?: boolean;
  /** At the end of the field, for example a scanner. */
  end?: ReactNode;
  sx?: SxProps<Theme>;
}

/** A text to search for; searches of names and numbers need no more than 100 characters. */
export function SearchField({ label, value, onChange, isLabelled = false, end, sx }: SearchFieldProps) {
  return (
    <TextField
      size="small"
      type="search"
      autoComplete="off"
      value={value}
      {...(isLabelled ? { label } : { placeholder: label })}
      onChange={({ target }) => onChange(target.value)}
      sx={sx}
      slotProps={{
        htmlInput: { maxLength: 100, enterKeyHint: 'search', ...(isLabelled ? {} : { 'aria-label': label }) },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: end,
        },
      }}
    />
  );
}
