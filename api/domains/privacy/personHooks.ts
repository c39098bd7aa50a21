import { fail } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';

/** Nobody comes back who was erased, and nobody takes the empty place. */
export const personHooks: EntityHooks = {
  beforeWrite({ before, call }) {
    if (before?.erasedAt && !call.isSystem) fail('PERSON_ERASED');
  },
};
