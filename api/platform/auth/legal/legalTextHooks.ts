import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { failFields } from '../../../base/errors/errors';
import { checkLocked } from '../../../entities/checkLocks';
import type { EntityHooks } from '../../../entities/hooks';

/**
 * Consent refers to a text as it stands: one in force is neither changed (see `lockedWhen`) nor deleted, and none is
 * backdated, not even by restoring it.
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
