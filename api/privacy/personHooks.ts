import type { EntityHooks } from '../entities/hooks';
import { fail } from '../errors';

/** Nobody comes back who was erased, and nobody takes the empty place. */
export const personHooks: EntityHooks = {
  prepare({ before, call }) {
    if (before?.erasedAt && !call.isSystem) fail('PERSON_ERASED');
  },
};
