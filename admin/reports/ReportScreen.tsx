import { Alert, Box, Stack } from '@mui/material';
import { reportState } from '@plumbline/resources/choices';
import { entities } from '@plumbline/resources/entities/index';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { ChoiceChip } from '../entities/ChoiceChip';
import { RecordFailed } from '../entities/show/RecordFailed';
import { useFormat } from '../entities/useFormat';
import { LoadingShape } from '../layout/LoadingShape';
import { PageHeader } from '../layout/PageHeader';
import { useEnsuredLocation, useLocalRecord } from '../offline';
import { failureText } from './failureText';
import { ReportActions } from './ReportActions';
import { ReportAudits } from './ReportAudits';
import { ReportDetails } from './ReportDetails';
import { ReportFacts } from './ReportFacts';
import { ReportSignatures } from './ReportSignatures';
import { useReportCrumbs } from './useReportCrumbs';

/** One report: what is in it, who signs, preview and final PDF. */
export function ReportScreen() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const format = useFormat();
  const crumbs = useReportCrumbs();
  const { record: report, state, isLoading } = useLocalRecord('auditReports', id);
  const { data: remote, error, refetch } = useRemoteReport(id, !isLoading && !report);
  useEnsuredLocation(report?.location ?? remote?.location);
  if (!report) {
    if (error)
      return <RecordFailed entity={entities.auditReports} error={error} onRetry={() => void refetch()} />;
    return <LoadingShape height={420} label={translate('ra.page.loading')} />;
  }
  const isOpen = report.state === 'open' || report.state === null;
  return (
    <>
      <PageHeader
        title={translate('reports.heading', { number: report.number ?? translate('reports.numberLater') })}
        crumbs={crumbs}
        note={
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}
          >
            <ChoiceChip choices={reportState} value={report.state ?? 'open'} />
            <span>
              {[report.ownerName, report.locationName, report.dateCreated && format.date(report.dateCreated)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Stack>
        }
      />
      <Stack spacing={2} sx={{ pb: 10 }}>
        {state === 'waiting' && <Alert severity="info">{translate('reports.waitsToBeSent')}</Alert>}
        {state === 'refused' && <Alert severity="error">{translate('reports.refused')}</Alert>}
        {report.failure && isOpen && (
          <Alert severity="error">
            {translate('reports.failed', { reason: failureText(report.failure, translate) })}
          </Alert>
        )}
        <ReportActions report={report} isSynced={state === 'synced'} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'start',
          }}
        >
          <ReportAudits report={report} />
          <Stack spacing={2}>
            <ReportSignatures report={report} isOpen={isOpen} />
            {isOpen ? <ReportDetails report={report} /> : <ReportFacts report={report} />}
          </Stack>
        </Box>
      </Stack>
    </>
  );
}

/** A report of a location that this device does not keep yet: only its place is needed, to fetch it. */
function useRemoteReport(id: string, isWanted: boolean) {
  const dataProvider = useDataProvider();
  return useQuery<{ location?: string | null }>({
    queryKey: ['reportPlace', id],
    enabled: isWanted && id !== '',
    retry: false,
    queryFn: async () => (await dataProvider.getOne('auditReports', { id })).data,
  });
}
