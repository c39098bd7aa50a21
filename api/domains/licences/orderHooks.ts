import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { isOnSale } from '@plumbline/resources/rules/licences/shop';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import { nextNumber } from '../../platform/jobs/nextNumber';
import { issueKeys, withdrawKeys } from './issueKeys';
import { enqueueOrderMail } from './orderMails';

/**
 * An order is for a set that is on sale on its day, at the price it has then; its number follows where none is given. When
 * it is paid its keys are made, one for each piece, and the buyer is told; what was paid stays as it is.
 */
export const orderHooks: EntityHooks = {
  async beforeWrite({ call, before, after }) {
    if (!after) return;
    after.number ||= await orderNumber(call, String(after.instance));
    // By the clock by which the shop says what is on sale.
    after.dateOrdered ??= dayOf(call.now);
    if (before?.isPaid && after.isPaid) refuseOtherGoods(before, after);
    if (before && before.licenseSet === after.licenseSet && before.dateOrdered === after.dateOrdered) return;
    // A set that is not there is named by the check of references.
    const set: Row | undefined = await call
      .db('licenseSets')
      .where({ id: after.licenseSet ?? null, deletedAt: null })
      .first('price', 'currency', 'validFrom', 'validTill');
    if (!set) return;
    const isNew = !before || before.licenseSet !== after.licenseSet;
    const onSale = isOnSale(
      { validFrom: dayText(set.validFrom), validTill: dayText(set.validTill) },
      String(after.dateOrdered),
    );
    if (!onSale) failFields({ licenseSet: { message: 'validation.notOnSale' } });
    if (isNew) {
      after.unitPrice = Number(set.price);
      after.currency = set.currency;
    }
  },

  async afterWrite({ call, before, after, changed }) {
    if (!after || !changed.includes('isPaid')) return;
    const order = typed('orders', after);
    if (!order.isPaid && before?.isPaid) return withdrawKeys(call, order);
    if (!order.isPaid || (await issueKeys(call, order)) === 0) return;
    // Nobody acts where demo data is loaded; nobody need be told.
    if (call.actor.user !== CATALOGUE_ID) await enqueueOrderMail(call, 'keys', [order.id]);
  },
};

const goods = ['licenseSet', 'quantity'] as const;

/** The keys are out: they are of this set, and as many. */
function refuseOtherGoods(before: Row, after: Row): void {
  for (const name of goods)
    if (before[name] !== after[name]) failFields({ [name]: { message: 'validation.orderPaid' } });
}

const dayText = (day: unknown): string | null => (day ? String(day) : null);

/** `B-2026-0007`: the seventh order of the account. */
async function orderNumber(call: TransactionCall, instance: string): Promise<string> {
  const running = await nextNumber(call.db, instance, 'orders');
  return `B-${dayOf(call.now).slice(0, 4)}-${String(running).padStart(4, '0')}`;
}
