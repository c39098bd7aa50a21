import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { entities } from '@plumbline/resources/entities/index';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConnection } from '../../data/offline';
import { useRights } from '../../entities/useRights';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { planningCreatePath } from './planningPaths';

/** Opens the planning form for an equipment in use. */
export function PlanButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { isOnline } = useConnection();
  const { canCreate } = useRights(entities.auditPlannings);
  const isOut = record.isArchived === true || record.isScrapped === true || record.deletedAt;
  if (isOut || !record.location || !canCreate()) return null;
  const { id, owner, location } = record;
  const to = planningCreatePath({ ...(owner ? { owner } : {}), location, equipments: [id] });
  return (
    <ReasonButton
      component={Link}
      to={to}
      variant="outlined"
      startIcon={<EventAvailableOutlined />}
      reason={isOnline ? undefined : translate('errors.ONLINE_ONLY')}
    >
      {translate('planning.form.plan')}
    </ReasonButton>
  );
}
