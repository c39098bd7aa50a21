import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { Box, Button, CircularProgress, LinearProgress, Typography } from '@mui/material';
import { isMissedInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { type ComponentProps, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { type LocalRow, useConnection, useEnsuredLocation, useLocalRecord } from '../../data/offline';
import { usePageTitle } from '../../kit/behaviour/usePageTitle';
import { MessageScreen } from '../../kit/parts/MessageScreen';
import { auditPath, nextOpen, placedName, planningPath, scanPath, usePlanningInspections } from '../planning';
import { AuditWorkScreen } from './AuditWorkScreen';
import { useAuditWork } from './useAuditWork';
import { useRecordsState } from './useRecordsState';

/** Opens an audit from the local store and downloads its location first if it is missing. */
export function AuditScreen() {
  const { planning = '', audit: id = '' } = useParams();
  const { work, lack, isLoading } = useAuditWork(id);
  const { inspections } = usePlanningInspections(planning);
  const next = nextOpen(inspections, id);
  usePageTitle(work?.equipment.identNumber ?? '');
  useEnsuredLocation(work?.audit.location);
  const listTo = planningPath(planning);
  // Opened by the scanner, which is returned to when the inspection is finished.
  const { state } = useLocation();
  const scanTo = typeof state?.scan === 'string' ? scanPath(state.scan) : null;
  if (!work) return <FetchingAudit id={id} listTo={listTo} lack={isLoading ? null : lack} />;
  return (
    // The key remounts the screen for another audit, so that no state is kept.
    <OpenAudit
      key={id}
      work={work}
      listTo={listTo}
      scanTo={scanTo}
      next={next ? { to: auditPath(planning, next.audit.id), name: placedName(next) } : null}
    />
  );
}

/**
 * A missed inspection cannot be started; one already in progress on this device when the appointment was finished can.
 */
function OpenAudit(props: ComponentProps<typeof AuditWorkScreen>) {
  const { work, listTo } = props;
  const state = useRecordsState([work.audit.id]);
  const [isClosed] = useState(isMissedInspection(work.audit) && state === 'synced');
  return isClosed ? (
    <NoAudit listTo={listTo} problem="errors.AUDIT_MISSED" />
  ) : (
    <AuditWorkScreen {...props} />
  );
}

function NoAudit({ listTo, problem }: { listTo: string; problem: string }) {
  const translate = useTranslate();
  return (
    <main>
      <MessageScreen
        icon={ReportProblemOutlined}
        title={translate('resources.audits.name', { smart_count: 1 })}
        text={translate(problem, { _: problem })}
        action={
          <Button component={Link} to={listTo} variant="contained" sx={{ minHeight: 48 }}>
            {translate('audit.toList')}
          </Button>
        }
      />
    </main>
  );
}

interface FetchingAuditProps {
  id: string;
  listTo: string;
  lack: 'audit' | 'checklist' | 'equipment' | null;
}

function FetchingAudit({ id, listTo, lack }: FetchingAuditProps) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const { record } = useLocalRecord('audits', id);
  const { data, error } = useGetOne<LocalRow<'audits'>>(
    'audits',
    { id },
    { enabled: isOnline && lack === 'audit', retry: false },
  );
  const download = useEnsuredLocation(record?.location ?? data?.location);
  const isWhole = download?.state === 'saved';
  const problem =
    !isOnline && lack !== null
      ? translate('audit.lack.offline')
      : error
        ? errorMessage(error, translate)
        : download?.state === 'failed'
          ? translate(`errors.${download.failure ?? 'NETWORK'}`, { _: translate('errors.UNKNOWN') })
          : isWhole && lack !== null
            ? translate(`audit.lack.${lack}`)
            : null;
  if (problem) return <NoAudit listTo={listTo} problem={problem} />;
  const { received = 0, total = null } = download ?? {};
  return (
    <Box
      role="status"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      {total ? (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (received / total) * 100)}
          aria-label={translate('audit.fetching')}
          sx={{ width: 240 }}
        />
      ) : (
        <CircularProgress aria-hidden />
      )}
      <Typography>{translate('audit.fetching')}</Typography>
    </Box>
  );
}
