import { Alert, Box, Button, MenuItem, Paper, Stack, TextField } from '@mui/material';
import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import { entities } from '@plumbline/resources/entities/index';
import { useMemo, useState } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { errorMessage } from '../../data/errors/errorMessage';
import {
  createLocally,
  type LocalRow,
  useEnsuredLocation,
  useLocalList,
  useLocalRecord,
} from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { useFormat } from '../../data/words/useFormat';
import { useLanguage } from '../../data/words/useLanguage';
import { listPath } from '../../entities/screenPaths';
import { RecordFailed } from '../../entities/show/RecordFailed';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import { PageHeader } from '../../kit/parts/PageHeader';
import { decidesOnInspectors } from './decidesOnInspectors';
import { PersonSelect } from './PersonSelect';
import { useMayReport } from './useMayReport';
import { useReportCrumbs } from './useReportCrumbs';

/** Creates a report on a planning: inspector, recipient and language. Works offline too. */
export function ReportCreate() {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const planningId = parameters.get('planning');
  const { records, isLoading } = useLocalList('auditPlannings', {
    sort: { field: 'datePlanned', order: 'DESC' },
  });
  const mayReport = useMayReport();
  const plannings = records.filter(mayReport);
  const { record, error, refetch } = usePlanning(planningId);
  const planning = record && mayReport(record) ? record : undefined;
  const format = useFormat();
  // Several appointments may be on the same day: location and customer distinguish them.
  const names = useNames('locations');
  const owners = useNames('equipmentOwners');
  const crumbs = useReportCrumbs();
  if (error)
    return <RecordFailed entity={entities.auditPlannings} error={error} onRetry={() => void refetch()} />;
  if (isLoading || (planningId && !record))
    return <LoadingShape height={320} label={translate('ra.page.loading')} />;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={translate('reports.create.title')} crumbs={crumbs} />
      {record && !planning ? (
        <Alert severity="info">{translate('errors.FORBIDDEN')}</Alert>
      ) : plannings.length === 0 ? (
        <Alert severity="info">
          {translate('reports.create.noPlannings')}
          <Box sx={{ mt: 1 }}>
            <Button component={Link} to={listPath(entities.auditPlannings)} variant="outlined">
              {translate('planning.title')}
            </Button>
          </Box>
        </Alert>
      ) : (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <TextField
            select
            fullWidth
            label={translate('resources.auditReports.fields.planning')}
            helperText={planning ? undefined : translate('reports.create.choose')}
            value={planning?.id ?? ''}
            onChange={(event) => setParameters({ planning: event.target.value }, { replace: true })}
          >
            {plannings.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {[
                  format.date(one.datePlanned),
                  one.title,
                  names.get(one.location),
                  owners.get(one.owner ?? ''),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </MenuItem>
            ))}
          </TextField>
          {planning && <ReportStart key={planning.id} planning={planning} />}
        </Paper>
      )}
    </Box>
  );
}

/**
 * The appointment from the local store; otherwise its location is downloaded, since the report is compiled on the
 * device.
 */
function usePlanning(id: string | null) {
  const { record, isLoading } = useLocalRecord('auditPlannings', id);
  const remote = useGetOne<LocalRow<'auditPlannings'>>(
    'auditPlannings',
    { id: id ?? '' },
    { enabled: id !== null && !isLoading && !record },
  );
  useEnsuredLocation(record?.location ?? remote.data?.location);
  return { record, error: record ? null : remote.error, refetch: remote.refetch };
}

function useNames(resource: 'locations' | 'equipmentOwners'): Map<string, string> {
  const { records } = useLocalList(resource);
  return useMemo(() => new Map(records.map(({ id, name }) => [id, name])), [records]);
}

function ReportStart({ planning }: { planning: AuditPlanning }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const here = useLanguage();
  const actor = useActor();
  const [auditor, setAuditor] = useState(planning.auditor);
  const [contact, setContact] = useState<string | null>(planning.contact);
  const [isSaving, setSaving] = useState(false);
  const { records: finished } = useLocalList('audits', {
    filter: { planning: planning.id, isFinished: true },
  });
  const open = finished.filter((audit) => audit.report === null).length;
  const start = async () => {
    setSaving(true);
    try {
      const id = await createLocally('auditReports', {
        planning: planning.id,
        auditor,
        contact,
        language: here,
      });
      navigate(`/audits/reports/${id}/show`, { replace: true });
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
      setSaving(false);
    }
  };
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Alert severity={open > 0 ? 'info' : 'warning'}>
        {translate(open > 0 ? 'reports.create.audits' : 'reports.create.noAudits', { smart_count: open })}
      </Alert>
      <PersonSelect
        label="resources.auditReports.fields.auditor"
        value={auditor}
        onChange={(id) => id && setAuditor(id)}
        isRequired
        fixed={decidesOnInspectors(actor) ? undefined : 'reports.inspectorFixed'}
      />
      <PersonSelect
        label="resources.auditReports.fields.contact"
        value={contact}
        onChange={setContact}
        owner={planning.owner}
        hint={contact ? undefined : 'reports.contactNeeded'}
      />
      <Button
        variant="contained"
        size="large"
        disabled={isSaving}
        onClick={() => void start()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('reports.create.start')}
      </Button>
    </Stack>
  );
}
