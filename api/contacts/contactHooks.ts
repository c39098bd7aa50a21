import type { EntityHooks, Write } from '../entities/hooks';
import { fail } from '../errors';

/** An account keeps at least one Owner, and nobody deletes oneself (specification, sections 5 and 6). */
export const contactHooks: EntityHooks = {
  async prepare(write) {
    const { operation, before, after, call } = write;
    if (operation === 'delete' && before?.id === call.actor.contact) fail('CANNOT_DELETE_ONESELF');
    if (before?.instanceRole === 'Owner' && after?.instanceRole !== 'Owner' && !(await hasOtherOwner(write)))
      fail('LAST_OWNER');
    // Only an Owner makes Owners; otherwise an administrator could raise anybody, oneself included.
    if (
      after?.instanceRole === 'Owner' &&
      before?.instanceRole !== 'Owner' &&
      !call.isSystem &&
      call.actor.role !== 'Owner'
    )
      fail('OWNER_MAKES_OWNERS');
  },
};

async function hasOtherOwner({ call, before }: Write): Promise<boolean> {
  const other = await call
    .db('contacts')
    .where({ instance: before?.instance, instanceRole: 'Owner', deletedAt: null })
    .whereNot({ id: before?.id })
    // Somebody who cannot sign in keeps no account.
    .whereNotNull('user')
    .first('id');
  return other !== undefined;
}
