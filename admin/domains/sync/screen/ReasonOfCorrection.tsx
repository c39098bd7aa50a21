import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface ReasonOfCorrectionProps {
  value: string;
  /** Whether it was missing when the person went on. */
  isTried: boolean;
  /** Why it is asked for. */
  note: string;
  onChange: (reason: string) => void;
}

/** Asks for the reason why a finished inspection is corrected. */
export function ReasonOfCorrection({ value, isTried, note, onChange }: ReasonOfCorrectionProps) {
  const translate = useTranslate();
  return (
    <TextField
      required
      fullWidth
      multiline
      minRows={2}
      label={translate('resources.audits.fields.correctionReason')}
      value={value}
      error={isTried && value.trim() === ''}
      helperText={note}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
