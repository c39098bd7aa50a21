import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { failFields } from '../../../base/errors/errors';
import { checkLocked } from '../../../entities/checkLocks';
import type { EntityHooks } from '../../../entities/hooks';

/**
 * A text is agreed to as it stands: one in force is neither changed (see `lockedWhen`) nor taken away, and none is dated
 * back, also not out of the bin.
 */
export const legalTextHooks: EntityHooks = {
  async beforeWrite({ call, operation, before, after }) {
    if (operation === 'delete' && before) await checkLocked(call, 'inForce', before);
    if (!after || call.isSystem) return;
    const isDated = operation !== 'update' || before?.dateValidFrom !== after.dateValidFrom;
    if (isDated && after.dateValidFrom && String(after.dateValidFrom) < dayOf(call.now))
      failFields({ dateValidFrom: { message: 'validation.notPast' } });
  },
};
