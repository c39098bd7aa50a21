import { failFields } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';

const ownWord = ['supportMayWriteUntil', 'demandsSecondFactor'] as const;

/** Support access and sign-in settings are changed only by the account's own owner, not by its broker. */
export const instanceHooks: EntityHooks = {
  beforeWrite({ before, after, call }) {
    if (!before || !after || call.isSystem || call.actor.instance === before.id) return;
    for (const field of ownWord)
      if ((before[field] ?? null) !== (after[field] ?? null))
        failFields({ [field]: { message: 'validation.notYourRole' } });
  },
};
