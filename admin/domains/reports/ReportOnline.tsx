import { Alert, Stack } from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { entities } from '@plumbline/resources/entities/index';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { RecordFailed } from '../../entities/show/RecordFailed';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import { contentOf } from './contentOf';
import { FinalActions } from './ReportActions';
import { ReportAuditList } from './ReportAudits';
import { ReportColumns } from './ReportColumns';
import { ReportFacts } from './ReportFacts';
import { ReportHeader } from './ReportHeader';
import { ReportMails } from './ReportMails';
import { ReportSignatures } from './ReportSignatures';
import { Succession } from './Succession';

/** A report in a browser without local store: read-only, since every change is stored on the device first. */
export function ReportOnline() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: report, error, refetch } = useGetOne<AuditReport>('auditReports', { id });
  const content = useContent(report);
  const problem = report ? content.error : error;
  if (problem)
    return (
      <RecordFailed
        entity={entities.auditReports}
        error={problem}
        onRetry={() => void (report ? content : { refetch }).refetch()}
      />
    );
  if (!report || !content.data) return <LoadingShape height={420} label={translate('ra.page.loading')} />;
  return (
    <>
      <ReportHeader report={report} />
      <Stack spacing={2} sx={{ pb: 10 }}>
        <Succession report={report} />
        {report.state === 'finished' ? (
          <FinalActions report={report} />
        ) : (
          <Alert severity="info">{translate('offline.needsStore')}</Alert>
        )}
        <ReportColumns audits={<ReportAuditList report={report} {...content.data} />}>
          <ReportSignatures report={report} isSignable={false} />
          <ReportFacts report={report} />
          <ReportMails report={report} />
        </ReportColumns>
      </Stack>
    </>
  );
}

/** The content of the report from the server. */
function useContent(report: AuditReport | undefined) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['reportContent', report?.id, report?.version],
    enabled: report !== undefined,
    retry: false,
    queryFn: () => report && contentOf(report, provider),
  });
}
