import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function BooleanInput({ source, label }: InputProps<'boolean'>) {
  const input = useFieldInput<boolean>(source);
  return (
    <Box sx={{ minHeight: 40, display: 'flex', flexDirection: 'column', justifyContent: 'center' }}>
      <FormControlLabel
        label={label}
        sx={{ mr: 0, '& .MuiFormControlLabel-label': { fontSize: '0.9375rem' } }}
        control={
          <Checkbox
            size="small"
            checked={input.value ?? false}
            onChange={(event) => input.change(event.target.checked)}
            onBlur={input.blur}
            slotProps={{ input: { ref: input.ref } }}
          />
        }
      />
      {input.problem && <FormHelperText error>{input.problem}</FormHelperText>}
    </Box>
  );
}
