import { Box, Chip, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface ComponentFieldProps {
  value: string;
  /** Components to choose from with one tap. */
  options: readonly string[];
  isDisabled: boolean;
  isRequired: boolean;
  problem: string | undefined;
  onChange: (component: string) => void;
  /** Chosen from the list, or typed completely. */
  onDone: (component: string) => void;
}

/** The component a deficiency is at: chosen from the regulation's list, or typed. */
export function ComponentField({
  value,
  options,
  isDisabled,
  isRequired,
  problem,
  onChange,
  onDone,
}: ComponentFieldProps) {
  const translate = useTranslate();
  // What is typed stays in the field, even while it equals an option.
  const [isTyped, setTyped] = useState(false);
  const isChosen = !isTyped && !isDisabled && options.includes(value);
  const label = translate('resources.deficiencies.fields.component');
  return (
    <Box>
      {options.length > 0 && !isDisabled && (
        <>
          <Typography component="p" variant="subtitle2" sx={{ mb: 0.75 }}>
            {label}
          </Typography>
          <Box
            role="group"
            aria-label={label}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.25 }}
          >
            {options.map((option) => (
              <Chip
                key={option}
                component="button"
                type="button"
                clickable
                label={option}
                aria-pressed={value === option}
                variant={value === option ? 'filled' : 'outlined'}
                color={value === option ? 'primary' : 'default'}
                onClick={() => {
                  setTyped(false);
                  onDone(value === option ? '' : option);
                }}
                sx={{
                  height: 'auto',
                  minHeight: 48,
                  borderRadius: '24px',
                  fontSize: '0.9375rem',
                  fontFamily: 'inherit',
                  touchAction: 'manipulation',
                  '& .MuiChip-label': { whiteSpace: 'normal', px: 1.75, py: 0.5, lineHeight: 1.2 },
                }}
              />
            ))}
          </Box>
        </>
      )}
      <TextField
        label={options.length > 0 ? translate('audit.deficiency.otherComponent') : label}
        value={isChosen ? '' : value}
        disabled={isDisabled}
        required={isRequired && !isChosen}
        error={Boolean(problem)}
        helperText={problem}
        onChange={(event) => {
          setTyped(true);
          onChange(event.target.value);
        }}
        onBlur={(event) => event.target.value.trim() !== '' && onDone(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 160 } }}
      />
    </Box>
  );
}
