import type { placeOrder as contract } from '@plumbline/resources/commands/licences';
import { definitions } from '@plumbline/resources/entities/index';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import type { LicenseChange } from '@plumbline/resources/rules/licences/proRata';
import type { OrderLine, PlacedOrder, ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { type Typed, typed } from '../../entities/typedRecords';
import { isTestAccount } from '../instances';
import { enqueueOrderMail } from './orderMails';
import { issuePaper } from './papers/issuePaper';
import { readShop } from './readShop';
import { requireBuyer } from './requireBuyer';
import { sellerOf } from './sellerOf';

/**
 * Orders the items of a cart, all or none. The ids are those of the orders, so that a repeated request is idempotent.
 * PRICE_CHANGED if a price differs from the one the buyer saw.
 */
export async function placeOrder(
  call: Call,
  { items, comment, billing }: InputOf<typeof contract>,
): Promise<{ orders: PlacedOrder[] }> {
  requireBuyer(call.actor);
  const { offers } = await readShop(call);
  refuseOtherOffers(items, offers);
  const note = comment?.trim() ? comment : null;
  return inTransaction(call, async (inner) => {
    const own = { ...asSystem(inner, call.actor.instance), db: inner.db };
    const orders: PlacedOrder[] = [];
    let isNew = false;
    const bill = billing
      ? { billingName: billing.name, billingAddress: billing.address, vatId: billing.vatId?.trim() || null }
      : {};
    for (const { id, licenseSet, quantity, change } of items) {
      const known: Row | undefined = await inner
        .db('orders')
        .where({ id, instance: call.actor.instance })
        .first('number');
      isNew ||= !known;
      const row =
        known ??
        (await createRecord(own, definitions.orders, {
          id,
          licenseSet,
          quantity,
          orderedBy: call.actor.contact,
          comment: note,
          ...(change ?? {}),
          ...bill,
        }));
      if (!known) await confirm(inner, typed('orders', row));
      orders.push({ id, number: String(row.number) });
    }
    if (isNew && !(await isTestAccount(inner.db, call.actor.instance)))
      await enqueueOrderMail(
        inner,
        'placed',
        orders.map(({ id }) => id),
      );
    return { orders };
  });
}

const confirm = async (call: TransactionCall, order: Typed<'orders'>): Promise<void> =>
  issuePaper(call, order, {
    kind: 'CONFIRMATION',
    number: order.number ?? '',
    seller: await sellerOf(call, order.broker),
  });

const priceOf = (offered: ShopOffer | LicenseChange): number =>
  'unitPrice' in offered ? offered.unitPrice : offered.price;

/** An item not on sale is refused at its index: `items.0.licenseSet`. */
function refuseOtherOffers(items: readonly OrderLine[], offers: readonly ShopOffer[]): void {
  const errors: FieldErrors = {};
  for (const [index, { licenseSet, unitPrice, quantity, change }] of items.entries()) {
    const offer = offers.find((one) => one.id === licenseSet);
    const offered = change
      ? offer?.changes.find(({ license, kind }) => license === change.license && kind === change.kind)
      : offer;
    // Sets sold in an external shop cannot be ordered here.
    if (!offer || !offered || offer.shopLink)
      errors[`items.${index}.licenseSet`] = { message: 'validation.notOnSale', args: {} };
    else if (change?.kind === 'RENEWAL' && quantity > 1)
      errors[`items.${index}.quantity`] = { message: 'validation.max', args: { max: 1 } };
    else if (priceOf(offered) !== unitPrice)
      fail('PRICE_CHANGED', { licenseSet: offer.id, price: priceOf(offered), currency: offer.currency });
  }
  if (Object.keys(errors).length > 0) failFields(errors);
}
