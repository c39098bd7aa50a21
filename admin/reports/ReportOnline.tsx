import { Alert, Box, Stack } from '@mui/material';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import { entities } from '@plumbline/resources/entities/index';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { RecordFailed } from '../entities/show/RecordFailed';
import { LoadingShape } from '../layout/LoadingShape';
import type { LocalRow } from '../offline';
import { SignaturesCard } from '../signatures/SignaturesCard';
import { ReportActions } from './ReportActions';
import { auditsOf, ReportAuditList } from './ReportAudits';
import { ReportFacts } from './ReportFacts';
import { ReportHeader } from './ReportHeader';

/** A report where the browser keeps nothing: to be read and downloaded, for whatever is changed is kept on the device first. */
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
        {report.state === 'finished' ? (
          <ReportActions report={report} isSynced />
        ) : (
          <Alert severity="info">{translate('offline.needsStore')}</Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'start',
          }}
        >
          <ReportAuditList {...content.data} />
          <Stack spacing={2}>
            <SignaturesCard
              title={translate('reports.signatures.title')}
              place={{ resource: 'auditReports', id: report.id }}
              signatures={report.signatures ?? []}
              auditor={report.auditor}
              contact={report.contact}
              location={report.location}
              onSign={undefined}
            />
            <ReportFacts report={report} />
          </Stack>
        </Box>
      </Stack>
    </>
  );
}

/** Most rows of one answer, and most ids in one address. */
const rowsAtOnce = 1000;
const idsAtOnce = 100;

/** What the report holds, from the server. */
function useContent(report: AuditReport | undefined) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['reportContent', report?.id, report?.version],
    enabled: report !== undefined,
    retry: false,
    queryFn: async () => {
      const listOf = async <R extends LocalRow>(resource: string, filter: object): Promise<R[]> =>
        (
          await provider.getList(resource, {
            filter,
            pagination: { page: 1, perPage: rowsAtOnce },
            sort: { field: 'id', order: 'ASC' },
          })
        ).data;
      const planned = await listOf<LocalRow<'audits'>>('audits', {
        planning: report?.planning,
        isFinished: true,
      });
      const audits = report ? auditsOf(report, planned) : [];
      const ids = [...new Set(audits.flatMap(({ equipment }) => equipment ?? []))];
      const [{ data: equipments }, deficiencies] = await Promise.all([
        provider.getMany<LocalRow<'equipments'>>('equipments', { ids }),
        Promise.all(
          pagesOf(audits.map((audit) => audit.id)).map((page) =>
            listOf<LocalRow<'deficiencies'>>('deficiencies', { audit: page }),
          ),
        ),
      ]);
      return { audits, equipments, deficiencies: deficiencies.flat() };
    },
  });
}

const pagesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_page, index) =>
    ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );
