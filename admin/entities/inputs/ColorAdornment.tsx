import { Box, InputAdornment } from '@mui/material';
import { useTranslate } from 'react-admin';

interface ColorAdornmentProps {
  value: string | null;
  onPick: (color: string) => void;
}

// A colour input cannot be empty; without this an empty field would look white.
const none = { background: 'transparent !important', border: '1px dashed currentColor' };

/** The browser's colour picker within a text input. */
export function ColorAdornment({ value, onPick }: ColorAdornmentProps) {
  const translate = useTranslate();
  const isColor = value !== null && /^#[0-9a-f]{6}$/i.test(value);
  return (
    <InputAdornment position="end">
      <Box
        component="input"
        type="color"
        aria-label={translate('shell.form.pickColor')}
        value={isColor ? value : '#ffffff'}
        onChange={(event) => onPick(event.target.value.toUpperCase())}
        sx={{
          width: 32,
          height: 32,
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          cursor: 'pointer',
          ...(isColor ? {} : { '&::-webkit-color-swatch': none, '&::-moz-color-swatch': none }),
        }}
      />
    </InputAdornment>
  );
}
