import type { EntityHooks } from '../entities/hooks';
import { enqueue } from '../jobs/jobs';

/** A changed agreement makes the dates of the equipment it concerns follow, as a job: it may be thousands. */
export const intervalHooks: EntityHooks = {
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
