import { Stack } from '@mui/material';
import { reportState, signatureState } from '@plumbline/resources/choices';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { useTranslate } from 'react-admin';
import { ChoiceChip } from '../entities/ChoiceChip';
import { useFormat } from '../entities/useFormat';
import { PageHeader } from '../layout/PageHeader';
import { useReportCrumbs } from './useReportCrumbs';

/** Which report it is, how it stands, whose it is and where. */
export function ReportHeader({ report }: { report: AuditReport }) {
  const translate = useTranslate();
  const format = useFormat();
  const crumbs = useReportCrumbs();
  return (
    <PageHeader
      title={translate('reports.heading', { number: report.number ?? translate('reports.numberLater') })}
      crumbs={crumbs}
      note={
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <ChoiceChip choices={reportState} value={report.state ?? 'open'} />
          {report.state === 'open' && report.signatureState === 'VOID' && (
            <ChoiceChip choices={signatureState} value="VOID" />
          )}
          <span>
            {[report.ownerName, report.locationName, report.dateCreated && format.date(report.dateCreated)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Stack>
      }
    />
  );
}
