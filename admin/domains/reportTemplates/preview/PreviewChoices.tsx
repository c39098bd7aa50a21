import { MenuItem, Stack, TextField } from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { entities } from '@plumbline/resources/entities/index';
import { type Language, languages } from '@plumbline/resources/language/languages';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { type PreviewData, previewDataFor } from '@plumbline/resources/rules/reports/previewData';
import { useGetList, useTranslate } from 'react-admin';
import { useRights } from '../../../entities/useRights';

/** The data and language of a preview. */
export interface Shown {
  by: PreviewData;
  language: Language;
  report?: string;
}

interface PreviewChoicesProps {
  /** Of the template. */
  kind: ReportKind;
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** Chooses the data and the language that a template is shown with. */
export function PreviewChoices({ kind, shown, onChange }: PreviewChoicesProps) {
  const translate = useTranslate();
  // Salespeople keep templates and read no reports.
  const { canRead } = useRights(entities.auditReports);
  const offered = previewDataFor(kind).filter((name) => name !== 'report' || canRead);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, px: 2, pt: 2, flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        label={translate('templates.preview.by')}
        value={shown.by}
        onChange={({ target }) => onChange({ ...shown, by: target.value as PreviewData })} // one of the items
        sx={{ minWidth: 180, flex: 1 }}
      >
        {offered.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`templates.preview.data.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {shown.by === 'report' && (
        <ReportSelect value={shown.report} onChange={(report) => onChange({ ...shown, report })} />
      )}
      <TextField
        select
        size="small"
        label={translate('templates.preview.language')}
        value={shown.language}
        onChange={({ target }) => onChange({ ...shown, language: target.value as Language })} // one of the items
        sx={{ minWidth: 140 }}
      >
        {languages.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`choices.language.${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

/** The latest reports; older ones rarely serve as an example. */
function ReportSelect({ value, onChange }: { value: string | undefined; onChange: (id: string) => void }) {
  const translate = useTranslate();
  const { data: reports = [], isPending } = useGetList<AuditReport>('auditReports', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'dateCreated', order: 'DESC' },
  });
  const isEmpty = !isPending && reports.length === 0;
  return (
    <TextField
      select
      size="small"
      label={translate('templates.preview.report')}
      value={value ?? ''}
      disabled={isPending || isEmpty}
      helperText={isEmpty ? translate('templates.preview.noReports') : undefined}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 180, flex: 1 }}
    >
      {reports.map(({ id, number, ownerName }) => (
        <MenuItem key={id} value={id}>
          {[number, ownerName].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}
