import { entities } from '@plumbline/resources/entities/index';
import { horizons, lastDayOf } from '@plumbline/resources/rules/suggestions/suggestions';
import { type RaRecord, useTranslate } from 'react-admin';
import { today } from '../../data/words/due';
import { useRights } from '../../entities/useRights';
import { PlanLink } from './PlanLink';
import { planningCreatePath } from './planningPaths';

/** Opens the planning form of a location, with what is due there in the next four weeks selected. */
export function PlanDueButton({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const { canCreate } = useRights(entities.auditPlannings);
  if (record.deletedAt || !canCreate()) return null;
  const { id, owner } = record;
  const dueUntil = lastDayOf(horizons.FOURWEEKS, today());
  const to = planningCreatePath({ ...(owner ? { owner } : {}), location: id, dueUntil });
  return <PlanLink to={to} label={translate('planning.form.planDue')} />;
}
