import { Alert, Stack } from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { entities } from '@plumbline/resources/entities/index';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { currentClient, useEnsuredLocation, useLocalRecord } from '../../data/offline';
import { subscribeToCurrent } from '../../data/offline/currentClient';
import { RecordFailed } from '../../entities/show/RecordFailed';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import { failureText } from './failureText';
import { ReportActions } from './ReportActions';
import { ReportAudits } from './ReportAudits';
import { ReportColumns } from './ReportColumns';
import { ReportDetails } from './ReportDetails';
import { ReportFacts } from './ReportFacts';
import { ReportHeader } from './ReportHeader';
import { ReportMails } from './ReportMails';
import { ReportOnline } from './ReportOnline';
import { ReportSignatures } from './ReportSignatures';
import { Succession } from './Succession';
import { useReportPdf } from './useReportPdf';

/**
 * One report: from the local store, where it is compiled and signed also offline; otherwise read-only from the server.
 */
export function ReportScreen() {
  const hasStore = useSyncExternalStore(subscribeToCurrent, currentClient) !== null;
  return hasStore ? <StoredReport /> : <ReportOnline />;
}

/** Content, signatures, preview and final PDF. */
function StoredReport() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { record: report, state, commands, isLoading } = useLocalRecord('auditReports', id);
  const { data: remote, error, refetch } = useRemoteReport(id, !isLoading && !report);
  useEnsuredLocation(report?.location ?? remote?.location);
  if (!report) {
    if (error)
      return <RecordFailed entity={entities.auditReports} error={error} onRetry={() => void refetch()} />;
    return <LoadingShape height={420} label={translate('ra.page.loading')} />;
  }
  return <OpenedReport report={report} state={state} isQueued={commands.includes('finalize')} />;
}

interface OpenedReportProps {
  report: AuditReport;
  state: ReturnType<typeof useLocalRecord>['state'];
  /** A queued request counts as made: later changes would be refused. */
  isQueued: boolean;
}

function OpenedReport({ report, state, isQueued }: OpenedReportProps) {
  const translate = useTranslate();
  const pdf = useReportPdf(report);
  const isOpen = !isQueued && (report.state === 'open' || report.state === null);
  return (
    <>
      <ReportHeader report={isQueued ? { ...report, state: 'waiting' } : report} />
      <Stack spacing={2} sx={{ pb: 10 }}>
        {state === 'waiting' && !isQueued && (
          <Alert severity="info">{translate('reports.waitsToBeSent')}</Alert>
        )}
        {state === 'refused' && <Alert severity="error">{translate('reports.refused')}</Alert>}
        {report.failure && isOpen && (
          <Alert severity="error">
            {translate('reports.failed', { reason: failureText(report.failure, translate) })}
          </Alert>
        )}
        <Succession report={report} />
        <ReportActions report={report} pdf={pdf} isSynced={state === 'synced'} isQueued={isQueued} />
        <ReportColumns audits={<ReportAudits report={report} />}>
          <ReportSignatures report={report} isSignable={isOpen} isBusy={pdf.running !== null} />
          {isOpen ? <ReportDetails report={report} /> : <ReportFacts report={report} />}
          <ReportMails report={report} />
        </ReportColumns>
      </Stack>
    </>
  );
}

/** A report of a location that is not downloaded yet: only the location is needed, to download it. */
function useRemoteReport(id: string, isWanted: boolean) {
  const dataProvider = useDataProvider();
  return useQuery<{ location?: string | null }>({
    queryKey: ['reportPlace', id],
    enabled: isWanted && id !== '',
    retry: false,
    queryFn: async () => (await dataProvider.getOne('auditReports', { id })).data,
  });
}
