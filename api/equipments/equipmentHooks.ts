import type { Row } from '../entities/rowMapper';
import { checkLocked } from '../entities/checkLocks';
import type { EntityHooks, Write } from '../entities/hooks';

/** A piece of equipment is of its product's category, knows since when it cannot be found, and stays while a report on it is open. */
export const equipmentHooks: EntityHooks = {
  async prepare(write) {
    const { before, after, call } = write;
    if (!after || (after.isArchived === true && before?.isArchived !== true)) await stayWhileReported(write);
    if (!after) return;
    if (after.product && after.product !== before?.product) {
      const product: Row | undefined = await call.db('products').where({ id: after.product }).first('category');
      after.category = product?.category ?? null;
    }
    if (after.isTraceable !== before?.isTraceable) {
      after.dateNotTraceable = after.isTraceable === false ? call.now.toISOString().slice(0, 10) : null;
    }
  },
};

async function stayWhileReported({ call, before }: Write): Promise<void> {
  if (!before) return;
  await checkLocked(call, 'openAudit', before);
  await checkLocked(call, 'openReport', before);
}
