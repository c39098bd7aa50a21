import { MenuItem, TextField } from '@mui/material';
import type { ReportTemplateVersion } from '@plumbline/resources/entities/reportTemplateVersions';
import { useTranslate } from 'react-admin';

interface VersionSelectProps {
  versions: readonly ReportTemplateVersion[];
  hasDraft: boolean;
  /** A version's number; null: the draft. */
  value: number | null;
  onChange: (number: number | null) => void;
}

/** Chooses the draft or a version. */
export function VersionSelect({ versions, hasDraft, value, onChange }: VersionSelectProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={translate('templates.preview.version')}
      value={value ?? 'draft'}
      onChange={({ target }) => onChange(target.value === 'draft' ? null : Number(target.value))}
      sx={{ mb: 1.5 }}
    >
      {hasDraft && <MenuItem value="draft">{translate('templates.preview.ofDraft')}</MenuItem>}
      {versions.map(({ id, number }) => (
        <MenuItem key={id} value={number}>
          {translate('templates.preview.ofVersion', { number })}
        </MenuItem>
      ))}
    </TextField>
  );
}
