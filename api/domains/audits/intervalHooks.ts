import { failFields } from '../../base/errors/errors';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

/** Refuses a second interval for the same combination. */
export const intervalHooks: EntityHooks = {
  beforeWrite: async ({ call, after }) => {
    if (after && (await isTwice(call, after)))
      failFields({ interval: { message: 'validation.agreedTwice' } });
  },
};

async function isTwice(
  call: TransactionCall,
  { id, instance, category, type, owner, location }: Row,
): Promise<boolean> {
  if (!category) return false;
  // Empty strings are stored as null.
  const same = { category, type: type || null, owner: owner || null, location: location || null };
  const other = await call
    .db('customIntervals')
    .where({ instance, ...same, deletedAt: null })
    .whereNot({ id })
    .first('id');
  return other !== undefined;
}
