import { entities } from '@plumbline/resources/entities/index';
import { type RaRecord, useTranslate } from 'react-admin';
import { useRights } from '../../entities/useRights';
import { PlanLink } from './PlanLink';
import { planningCreatePath } from './planningPaths';

/** Opens the planning form for an equipment in use. */
export function PlanButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { canCreate } = useRights(entities.auditPlannings);
  const isOut = record.isArchived === true || record.isScrapped === true || record.deletedAt;
  if (isOut || !record.location || !canCreate()) return null;
  const { id, owner, location } = record;
  const to = planningCreatePath({ ...(owner ? { owner } : {}), location, equipments: [id] });
  return <PlanLink to={to} label={translate('planning.form.plan')} />;
}
