import type { Actor } from '@plumbline/resources/language/permissions';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, Write } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

const decides = ({ role }: Actor): boolean => role === 'Owner' || role === 'Administrator';

/**
 * The inspector of a report may finalize it, so users other than owners and administrators cannot set this field: a new
 * report gets the inspector of its appointment, and later changes are refused.
 */
export function guardReportInspector({ call, before, after }: Write, planning: Row | undefined): void {
  if (call.isSystem || !after || decides(call.actor)) return;
  const expected = before ? before.auditor : (planning?.auditor ?? after.auditor);
  if (after.auditor !== expected) failFields({ auditor: { message: 'validation.notYourRole' } });
}

/** The same for appointments: only owners, administrators and the current inspector may change the inspector. */
export const guardPlanningInspector: EntityHooks = {
  beforeWrite({ call, before, after }) {
    if (call.isSystem || !before || !after || decides(call.actor)) return;
    if (after.auditor !== before.auditor && call.actor.contact !== before.auditor)
      failFields({ auditor: { message: 'validation.notYourRole' } });
  },
};
