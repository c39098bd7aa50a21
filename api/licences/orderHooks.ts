import type { EntityHooks, TransactionCall } from '../entities/hooks';
import type { Row } from '../entities/rowMapper';
import { failFields } from '../errors';
import { nextNumber } from '../jobs/nextNumber';

/** An order is for a set that is on sale on its day, at the price it has then; its number follows where none is given. */
export const orderHooks: EntityHooks = {
  async prepare({ call, before, after }) {
    if (!after) return;
    after.number ||= await orderNumber(call, String(after.instance));
    after.dateOrdered ??= call.now.toISOString().slice(0, 10);
    if (before && before.licenseSet === after.licenseSet && before.dateOrdered === after.dateOrdered) return;
    // A set that is not there is named by the check of references.
    const set: Row | undefined = await call
      .db('licenseSets')
      .where({ id: after.licenseSet ?? null, deletedAt: null })
      .first('price', 'currency', 'validFrom', 'validTill');
    if (!set) return;
    const isNew = !before || before.licenseSet !== after.licenseSet;
    const isOnSale =
      (!set.validFrom || String(set.validFrom) <= String(after.dateOrdered)) &&
      (!set.validTill || String(after.dateOrdered) <= String(set.validTill));
    if (!isOnSale) failFields({ licenseSet: { message: 'validation.notOnSale' } });
    if (isNew) {
      after.unitPrice = Number(set.price);
      after.currency = set.currency;
    }
  },
};

/** `B-2026-0007`: the seventh order of the account. */
async function orderNumber(call: TransactionCall, instance: string): Promise<string> {
  const running = await nextNumber(call.db, instance, 'orders');
  return `B-${call.now.getUTCFullYear()}-${String(running).padStart(4, '0')}`;
}
