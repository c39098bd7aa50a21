import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import { Box, Button, useMediaQuery } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { type LocalRow, useConnection, useLocalRecord, useLocationDownloads } from '../../../data/offline';
import { DeleteButton } from '../../../entities/delete/DeleteButton';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { RecordFailed } from '../../../entities/show/RecordFailed';
import { useRecordTitle } from '../../../entities/title/useRecordTitle';
import { useRights } from '../../../entities/useRights';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { useMayReport } from '../../reports';
import { DownloadButton } from '../../sync';
import type { FinishAnswer } from '../planningCommands';
import { auditPath, planningEditPath, planningListPath, reportCreatePath, scanPath } from '../planningPaths';
import { PreparationsCard } from '../preparations/PreparationsCard';
import { StartButton } from '../preparations/StartButton';
import { StandingBar } from '../standing/StandingBar';
import type { Inspection } from '../usePlanningInspections';
import { FinishButton } from './FinishButton';
import { FinishPlanning } from './FinishPlanning';
import { InspectionList } from './InspectionList';
import { ListDownload } from './ListDownload';
import { ListOrPlan } from './ListOrPlan';
import { NewerVersions } from './NewerVersions';
import { PlanningFacts } from './PlanningFacts';
import { PlanningSignatures } from './PlanningSignatures';
import { ScrapDialog } from './ScrapDialog';
import { useInspectionList } from './useInspectionList';

const entity: AnyEntity = entities.auditPlannings;

/** An appointment with its inspection list, results and next steps. */
export function PlanningShow() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const local = useLocalRecord('auditPlannings', id);
  const { stateOf } = useLocationDownloads();
  const { isOnline } = useConnection();
  const isPhone = useMediaQuery('(max-width: 699px)');
  const isHere = local.record !== undefined && stateOf(local.record.location).hasRows;
  const remote = useGetOne<LocalRow<'auditPlannings'>>(
    'auditPlannings',
    { id },
    // Offline, the request is made only to show that the row is not on the device.
    { enabled: !isHere && (isOnline || (!local.record && !local.isLoading)) },
  );
  const planning = isHere ? local.record : (remote.data ?? local.record);
  const list = useInspectionList(id, isHere);
  const title = useRecordTitle(entity, planning && { ...planning });
  // Here, because turning a phone moves the button to another place, and its dialog would be gone.
  const [isFinishing, setFinishing] = useState(false);
  // In state, because the button that finished the appointment unmounts with the updated row.
  const [scrapped, setScrapped] = useState<FinishAnswer['scrapped']>([]);
  const { canUpdate, canDelete } = useRights(entity);
  const mayReport = useMayReport();
  const error = planning ? list.error : remote.error;
  const retry = () => {
    void remote.refetch();
    list.refetch();
  };
  if (error) return <RecordFailed entity={entity} error={error} onRetry={retry} />;
  if (!planning || list.isPending) return <ListSkeleton />;
  const { inspections } = list;
  const isOpen = planning.state !== 'finished';
  const unseen = Math.max(0, (planning.plannedCount ?? 0) - inspections.length);
  const places = [
    ...new Set([planning.location, ...inspections.flatMap(({ audit }) => audit.location ?? [])]),
  ];
  const done = inspections.filter(({ audit }) => audit.isFinished).length;
  const next = nextToDo(inspections);
  const row = { ...planning };
  const mayChange = canUpdate(row);
  const actions = (
    <>
      {inspections.length > 0 && <ListDownload planning={id} title={title} inspections={inspections} />}
      {isOpen && canDelete(row) && done === 0 && (
        <Box sx={{ display: 'contents', '& .MuiButton-root': { minHeight: 44 } }}>
          <DeleteButton entity={entity} record={row} title={title} />
        </Box>
      )}
      {isOpen && mayChange && (
        <Button
          component={Link}
          to={planningEditPath(id)}
          variant="outlined"
          startIcon={<EditOutlined />}
          sx={{ minHeight: 44 }}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
      {done > 0 && mayReport(planning) && (
        <Button
          component={Link}
          to={reportCreatePath(id)}
          variant={isOpen ? 'outlined' : 'contained'}
          startIcon={<DescriptionOutlined />}
          sx={{ minHeight: 44 }}
        >
          {translate('planning.report')}
        </Button>
      )}
      {isOpen && mayChange && (
        <FinishButton isPrimary={!next && done > 0} onPress={() => setFinishing(true)} />
      )}
    </>
  );
  // On a phone the list comes first and the other actions below it, until all inspections are done.
  const isDeskBelow = isPhone && isOpen && next !== undefined;
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: translate('planning.title'), to: planningListPath }]}
        actions={isDeskBelow ? undefined : actions}
      />
      <PlanningFacts planning={planning} inspections={inspections} />
      {isHere && isOpen && inspections.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <StandingBar inspections={inspections} />
        </Box>
      )}
      {isOpen && <NewerVersions inspections={inspections} />}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center', mb: 2.5 }}>
          {next && mayChange && (
            <StartButton
              planning={planning}
              hasBegun={done > 0 || inspections.some(({ isStarted }) => isStarted)}
              to={auditPath(id, next.audit.id)}
            >
              {translate(next.isStarted ? 'planning.continue' : 'planning.carryOut', {
                identNumber: next.equipment?.identNumber ?? '',
              })}
            </StartButton>
          )}
          {mayChange && isHere && (
            <Button
              component={Link}
              to={scanPath(id)}
              variant="outlined"
              startIcon={<QrCodeScannerOutlined />}
              sx={{ minHeight: 52, fontSize: '1rem', flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
            >
              {translate('planning.scan.title')}
            </Button>
          )}
          <DownloadButton locations={places} />
        </Box>
      )}
      <ListOrPlan planning={id} inspections={inspections}>
        <InspectionList
          key={planning.state}
          planning={id}
          inspections={inspections}
          unseen={unseen}
          mayReport={mayReport(planning)}
          isFinished={!isOpen}
        />
      </ListOrPlan>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <PreparationsCard planning={planning} inspections={inspections} mayTick={isOpen && mayChange} />
        <PlanningSignatures planning={planning} maySign={isOpen && mayChange} />
      </Box>
      {isFinishing && (
        <FinishPlanning
          planning={id}
          inspections={inspections}
          unseen={unseen}
          onFinished={(answer) => {
            setFinishing(false);
            setScrapped(answer.scrapped);
            retry();
          }}
          onClose={() => setFinishing(false)}
        />
      )}
      {scrapped.length > 0 && (
        <ScrapDialog
          planning={id}
          scrapped={scrapped}
          onClose={() => {
            setScrapped([]);
            retry();
          }}
        />
      )}
      {isDeskBelow && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>{actions}</Box>}
    </>
  );
}

/** The next inspection: a started one first, then in list order. */
const nextToDo = (inspections: readonly Inspection[]): Inspection | undefined =>
  inspections.find((inspection) => inspection.isOpen && inspection.isStarted) ??
  inspections.find((inspection) => inspection.isOpen);
