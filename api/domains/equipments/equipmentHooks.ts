import { checkLocked } from '../../entities/checkLocks';
import type { EntityHooks, Write } from '../../entities/hooks';
import { lookUp } from '../../entities/lookUp';
import type { Row } from '../../entities/rowMapper';
import { today } from '../../entities/today';

/**
 * Equipment takes the category of its product and the date since it is not traceable, and cannot be deleted or archived
 * while an open inspection or report contains it.
 */
export const equipmentHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    const categories = await categoriesOfNewProducts(writes);
    return async (write) => {
      const { before, after, operation, call } = write;
      if (!after || (after.isArchived === true && before?.isArchived !== true))
        await stayWhileReported(write);
      if (!after) return;
      if (operation === 'create' && call.importing)
        after.importedFrom = call.importing.fileName.slice(0, 255);
      // An interval without a unit is in months, as in most lists.
      if (after.auditInterval) after.auditIntervalUnit ??= 'MONTHLY';
      if (isOtherProduct(write)) after.category = categories.get(after.product) ?? null;
      if (after.isTraceable !== before?.isTraceable) after.dateNotTraceable = lostOn(write, after);
    };
  },
};

/** Date since it is not traceable: the given one, else today. */
function lostOn({ before, call }: Write, after: Row): unknown {
  if (after.isTraceable !== false) return null;
  const given = after.dateNotTraceable ?? null;
  return given !== null && given !== before?.dateNotTraceable ? given : today(call);
}

// The product of restored equipment may have changed its category meanwhile.
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
