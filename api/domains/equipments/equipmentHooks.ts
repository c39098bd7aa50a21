import { checkLocked } from '../../entities/checkLocks';
import type { EntityHooks, Write } from '../../entities/hooks';
import { lookUp } from '../../entities/lookUp';
import type { Row } from '../../entities/rowMapper';
import { today } from '../../entities/today';

/** A piece of equipment is of its product's category, knows since when it cannot be found, and stays while a report on it is open. */
export const equipmentHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    const categories = await categoriesOfNewProducts(writes);
    return async (write) => {
      const { before, after } = write;
      if (!after || (after.isArchived === true && before?.isArchived !== true))
        await stayWhileReported(write);
      if (!after) return;
      // A number alone is months, as in most lists.
      if (after.auditInterval) after.auditIntervalUnit ??= 'MONTHLY';
      if (isOtherProduct(write)) after.category = categories.get(after.product) ?? null;
      if (after.isTraceable !== before?.isTraceable) after.dateNotTraceable = lostOn(write, after);
    };
  },
};

/** Since when it cannot be found: the day that came with the news, else today. */
function lostOn({ before, call }: Write, after: Row): unknown {
  if (after.isTraceable !== false) return null;
  const given = after.dateNotTraceable ?? null;
  return given !== null && given !== before?.dateNotTraceable ? given : today(call);
}

// Of what comes back from the bin the model may have moved to another category meanwhile.
const isOtherProduct = ({ operation, before, after }: Write): boolean =>
  Boolean(after?.product) && (operation === 'restore' || after?.product !== before?.product);

async function categoriesOfNewProducts(writes: readonly Write[]): Promise<ReadonlyMap<unknown, unknown>> {
  const products = [...new Set(writes.filter(isOtherProduct).map(({ after }) => String(after?.product)))];
  const [first] = writes;
  if (!first || products.length === 0) return new Map();
  return lookUp(first.call, {
    key: `categories of ${products.join()}`,
    of: { products },
    load: async (db) => {
      const rows: Row[] = await db('products').whereIn('id', products).select('id', 'category');
      return new Map(rows.map(({ id, category }) => [id, category]));
    },
  });
}

async function stayWhileReported({ call, before }: Write): Promise<void> {
  if (!before) return;
  await checkLocked(call, 'openAudit', before);
  await checkLocked(call, 'openReport', before);
}
