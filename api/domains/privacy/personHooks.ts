import { fail } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';

/** An erased person can neither be restored nor changed: PERSON_ERASED. */
export const personHooks: EntityHooks = {
  beforeWrite({ before, call }) {
    if (before?.erasedAt && !call.isSystem) fail('PERSON_ERASED');
  },
};
