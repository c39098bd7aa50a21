import { failFields } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';

/** A private text block belongs to its author; a shared one cannot be made private. */
export const textModuleHooks: EntityHooks = {
  beforeWrite({ call, operation, before, after }) {
    if (!after || operation === 'restore') return;
    if (after.isForAll !== false || !call.actor.contact) {
      after.isForAll = true;
      after.author = null;
    } else if (operation === 'create') after.author = call.actor.contact;
    else if (before?.isForAll !== false) failFields({ isForAll: { message: 'validation.staysForAll' } });
  },
};
