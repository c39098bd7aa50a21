import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { auditResult, auditType } from '@plumbline/resources/language/choices/choices';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { entityLabel } from '../../data/words/labels';
import { useFormat } from '../../data/words/useFormat';
import { ChoiceChip } from '../../entities/ChoiceChip';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { useRememberOpened } from '../../entities/recent/useRememberOpened';
import { listPath } from '../../entities/screenPaths';
import { RecordFailed } from '../../entities/show/RecordFailed';
import { useRecordTitle } from '../../entities/title/useRecordTitle';
import { useRights } from '../../entities/useRights';
import { PageHeader } from '../../kit/parts/PageHeader';
import { auditPath } from '../planning';
import { InspectionContent } from './InspectionContent';
import { type Inspection, useInspection } from './useInspection';

const entity = entities.audits;

/**
 * Read-only screen of one inspection; changes are made in the audit screen, those of a finished one as a correction
 * with a reason.
 */
export function InspectionScreen() {
  const { id = '' } = useParams();
  const { canRead } = useRights(entity);
  const { inspection, error, refetch } = useInspection(id, canRead);
  if (!canRead) return <ForbiddenScreen />;
  if (error && !inspection) return <RecordFailed entity={entity} error={error} onRetry={refetch} />;
  if (!inspection) return <ListSkeleton />;
  return <ShownInspection inspection={inspection} />;
}

function ShownInspection({ inspection }: { inspection: Inspection }) {
  const { audit, checklist } = inspection;
  const translate = useTranslate();
  const format = useFormat();
  const title = useRecordTitle(entity, { ...audit });
  useRememberOpened(entity.name, audit.id);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: translate(entityLabel(entity), { smart_count: 2 }), to: listPath(entity) }]}
        note={
          <Stack
            component="span"
            direction="row"
            sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
          >
            {audit.result && <ChoiceChip choices={auditResult} value={audit.result} />}
            {audit.type && <ChoiceChip choices={auditType} value={audit.type} />}
            {audit.dateAudited && <span>{format.dateTime(audit.dateAudited)}</span>}
          </Stack>
        }
        actions={<WorkButton inspection={inspection} />}
      />
      {!checklist && audit.checklist && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('inspection.withoutChecklist')}
        </Alert>
      )}
      <InspectionContent inspection={inspection} />
    </>
  );
}

/** Link to the audit screen, for users who may carry out or correct the inspection. */
function WorkButton({ inspection: { audit } }: { inspection: Inspection }) {
  const translate = useTranslate();
  const { canUpdate } = useRights(entity);
  // A missed inspection is closed together with its appointment.
  if (!audit.planning || audit.isMissed || !canUpdate({ ...audit })) return null;
  const { isFinished, dateStarted } = audit;
  const Icon = isFinished ? EditNoteOutlined : PlayCircleOutlined;
  return (
    <Button
      component={Link}
      to={auditPath(audit.planning, audit.id)}
      state={isFinished ? { asksForCorrection: true } : null}
      variant={isFinished ? 'outlined' : 'contained'}
      startIcon={<Icon />}
      sx={{ minHeight: 44 }}
    >
      {translate(isFinished ? 'audit.correct' : dateStarted ? 'inspection.carryOn' : 'inspection.carryOut')}
    </Button>
  );
}
