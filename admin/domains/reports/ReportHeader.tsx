import { Stack } from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { reportState, signatureState } from '@plumbline/resources/language/choices/choices';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { ChoiceChip } from '../../entities/ChoiceChip';
import { PageHeader } from '../../kit/parts/PageHeader';
import { useReportCrumbs } from './useReportCrumbs';

/** Number, state, customer and location of the report. */
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
