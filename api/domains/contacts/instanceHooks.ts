import { failFields } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';

const ownWord = ['supportMayWriteUntil', 'demandsSecondFactor'] as const;

/** Whether support may write, and how people sign in, is the word of an account's own owner, not of a broker's who looks after it. */
export const instanceHooks: EntityHooks = {
  beforeWrite({ before, after, call }) {
    if (!before || !after || call.isSystem || call.actor.instance === before.id) return;
    for (const field of ownWord)
      if ((before[field] ?? null) !== (after[field] ?? null))
        failFields({ [field]: { message: 'validation.notYourRole' } });
  },
};
