import type { EntityHooks, TransactionCall } from '../entities/hooks';
import type { Row } from '../entities/rowMapper';
import { failFields } from '../errors';
import { enqueue } from '../jobs/jobs';

/** Nothing is agreed twice for the same, with two intervals. A changed agreement makes the dates of the equipment it concerns follow, as a job: it may be thousands. */
export const intervalHooks: EntityHooks = {
  prepare: async ({ call, after }) => {
    if (after && (await isTwice(call, after)))
      failFields({ interval: { message: 'validation.agreedTwice' } });
  },
  written: async ({ call, before, after, operation, changed }) => {
    const row = after ?? before;
    if (!row || (operation === 'update' && changed.every((name) => name === 'reason'))) return;
    await enqueue(call.db, {
      instance: String(row.instance),
      kind: 'recalculateDates',
      subject: String(row.id),
      payload: { before, after },
      now: call.now,
    });
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
