import type { EntityHooks } from '../entities/hooks';
import { failFields } from '../errors';

/** Whether support may write in an account is the word of its own owner, not of a broker's who looks after it. */
export const instanceHooks: EntityHooks = {
  prepare({ before, after, call }) {
    if (!before || !after || call.isSystem || call.actor.instance === before.id) return;
    if (before.supportMayWriteUntil !== after.supportMayWriteUntil)
      failFields({ supportMayWriteUntil: { message: 'validation.notYourRole' } });
  },
};
