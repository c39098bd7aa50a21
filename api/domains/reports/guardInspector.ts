import type { Actor } from '@plumbline/resources/language/permissions';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, Write } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

const decides = ({ role }: Actor): boolean => role === 'Owner' || role === 'Administrator';

/**
 * Whose report it is gives the right to close it, so nobody takes that right by writing a name: others than owners and
 * administrators compile reports for the inspector of the appointment alone, and never change it afterwards.
 */
export function guardReportInspector({ call, before, after }: Write, planning: Row | undefined): void {
  if (call.isSystem || !after || decides(call.actor)) return;
  const expected = before ? before.auditor : (planning?.auditor ?? after.auditor);
  if (after.auditor !== expected) failFields({ auditor: { message: 'validation.notYourRole' } });
}

/** Nor by taking an appointment over first: besides owners and administrators only its own inspector hands it on. */
export const guardPlanningInspector: EntityHooks = {
  beforeWrite({ call, before, after }) {
    if (call.isSystem || !before || !after || decides(call.actor)) return;
    if (after.auditor !== before.auditor && call.actor.contact !== before.auditor)
      failFields({ auditor: { message: 'validation.notYourRole' } });
  },
};
