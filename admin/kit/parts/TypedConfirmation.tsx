import { Stack, TextField, Typography } from '@mui/material';
import { useId } from 'react';

interface TypedConfirmationProps {
  /** Asks to type the name, and says it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the typed name. */
  problem: string | undefined;
}

/** A field in which a name is typed to confirm what cannot be undone by a click. */
export function TypedConfirmation({ label, value, onChange, problem }: TypedConfirmationProps) {
  const id = useId();
  return (
    <Stack sx={{ gap: 0.75 }}>
      {/* Above the field, since a long name would be cut off as its label, and it has to be copied. */}
      <Typography component="label" htmlFor={id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <TextField
        id={id}
        value={value}
        required
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem}
        onChange={(event) => onChange(event.target.value)}
      />
    </Stack>
  );
}
