import { Card, CardContent, CardHeader, Stack, Typography } from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { useTranslate } from 'react-admin';
import { FileLink } from '../../data/files/FileLink';
import { RecordLink } from '../../entities/cells/RecordLink';
import { Fact } from '../../entities/show/Fact';
import { AccountFacts, useArrangement } from '../customFields';
import { MadeWith } from './MadeWith';

/** The details of a report that can no longer change, read-only. */
export function ReportFacts({ report }: { report: AuditReport }) {
  const translate = useTranslate();
  const arrangement = useArrangement('auditReports', { ...report });
  const { auditor, contact, language, comment, attachments } = report;
  const label = (name: string) => translate(`resources.auditReports.fields.${name}`);
  return (
    <Card variant="outlined">
      <CardHeader
        title={translate('reports.details')}
        slotProps={{ title: { variant: 'h2', component: 'h2', sx: { fontSize: '1.1rem' } } }}
      />
      <CardContent sx={{ pt: 0 }}>
        <Stack spacing={2}>
          <Fact label={label('auditor')}>
            <RecordLink to="contacts" id={auditor} />
          </Fact>
          {contact && (
            <Fact label={label('contact')}>
              <RecordLink to="contacts" id={contact} />
            </Fact>
          )}
          <Fact label={label('language')}>{translate(`choices.language.${language}`)}</Fact>
          {comment && (
            <Fact label={label('comment')}>
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                {comment}
              </Typography>
            </Fact>
          )}
          <MadeWith report={report} />
          <AccountFacts arrangement={arrangement} row={{ ...report }} />
          {attachments && attachments.length > 0 && (
            <Fact label={label('attachments')}>
              {attachments.map((file) => (
                <FileLink key={file.hash} place={{ resource: 'auditReports', id: report.id }} file={file} />
              ))}
            </Fact>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
