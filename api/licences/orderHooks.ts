import type { EntityHooks } from '../entities/hooks';
import type { Row } from '../entities/rowMapper';
import { failFields } from '../errors';

/** An order is for a set that is on sale on its day, at the price of that day where none was agreed. */
export const orderHooks: EntityHooks = {
  async prepare({ call, before, after }) {
    if (
      !after ||
      (before && before.licenseSet === after.licenseSet && before.dateOrdered === after.dateOrdered)
    )
      return;
    // A set that is not there is named by the check of references.
    const set: Row | undefined = await call
      .db('licenseSets')
      .where({ id: after.licenseSet ?? null, deletedAt: null })
      .first('price', 'currency', 'validFrom', 'validTill');
    if (!set) return;
    after.dateOrdered ??= call.now.toISOString().slice(0, 10);
    const isNew = !before || before.licenseSet !== after.licenseSet;
    const isOnSale =
      (!set.validFrom || String(set.validFrom) <= String(after.dateOrdered)) &&
      (!set.validTill || String(after.dateOrdered) <= String(set.validTill));
    if (!isOnSale) failFields({ licenseSet: { message: 'validation.notOnSale' } });
    if (isNew && (after.unitPrice === null || after.unitPrice === undefined)) {
      after.unitPrice = Number(set.price);
      after.currency = set.currency;
    }
  },
};
