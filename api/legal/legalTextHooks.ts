import { dayOf } from '@plumbline/resources/audits/dayOf';
import { checkLocked } from '../entities/checkLocks';
import type { EntityHooks } from '../entities/hooks';
import { failFields } from '../errors';

/**
 * A text is agreed to as it stands: one in force is neither changed (see `lockedWhen`) nor taken away, and none is dated
 * back, also not out of the bin.
 */
export const legalTextHooks: EntityHooks = {
  async prepare({ call, operation, before, after }) {
    if (operation === 'delete' && before) await checkLocked(call, 'inForce', before);
    if (!after || call.isSystem) return;
    const isDated = operation !== 'update' || before?.dateValidFrom !== after.dateValidFrom;
    if (isDated && after.dateValidFrom && String(after.dateValidFrom) < dayOf(call.now))
      failFields({ dateValidFrom: { message: 'validation.notPast' } });
  },
};
