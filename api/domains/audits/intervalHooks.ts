import { failFields } from '../../base/errors/errors';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';

/** Nothing is agreed twice for the same, with two intervals. */
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
  // An empty text is stored as nothing.
  const same = { category, type: type || null, owner: owner || null, location: location || null };
  const other = await call
    .db('customIntervals')
    .where({ instance, ...same, deletedAt: null })
    .whereNot({ id })
    .first('id');
  return other !== undefined;
}
