import { Alert, Typography } from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { useTranslate } from 'react-admin';

/** The template that the report's PDF was made with, and why the default one had to step in. */
export function MadeWith({ report }: { report: AuditReport }) {
  const translate = useTranslate();
  const { templateHash, templateName, templateNumber, templateWarning } = report;
  if (!templateHash) return null;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {templateName
          ? translate('templates.report.madeWith', { name: templateName, number: templateNumber ?? '' })
          : translate('templates.report.madeWithDefault')}
      </Typography>
      {templateWarning && (
        <Alert severity="warning">
          {translate('templates.report.warning', { reason: translate(becauseOf(templateWarning)) })}
        </Alert>
      )}
    </>
  );
}

const told = ['TEMPLATES_NEED_SANDBOX', 'FILE_MISSING'];
/** Other codes are problems of the template, which only the people who keep it can mend. */
const becauseOf = (code: string): string =>
  `templates.report.because.${told.includes(code) ? code : 'other'}`;
