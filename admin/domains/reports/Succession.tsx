import { Alert } from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { useTranslate } from 'react-admin';
import { RecordLink } from '../../entities/cells/RecordLink';

/** Links between a report and its correction. */
export function Succession({ report: { supersedes, supersededBy, state } }: { report: AuditReport }) {
  const translate = useTranslate();
  return (
    <>
      {supersededBy && (
        <Alert severity="warning">
          {translate('reports.correction.by')} <RecordLink to="auditReports" id={supersededBy} />
        </Alert>
      )}
      {supersedes && (
        <Alert severity="info">
          {translate(state === 'finished' ? 'reports.correction.replaced' : 'reports.correction.of')}{' '}
          <RecordLink to="auditReports" id={supersedes} />
        </Alert>
      )}
    </>
  );
}
