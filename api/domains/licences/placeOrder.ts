import { definitions } from '@plumbline/resources/entities/index';
import { isId } from '@plumbline/resources/language/ids';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import {
  mostLines,
  mostPieces,
  type OrderLine,
  type PlacedOrder,
  type ShopOffer,
} from '@plumbline/resources/rules/licences/shop';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem, type Call, inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { Row } from '../../entities/rowMapper';
import { enqueueOrderMail } from './orderMails';
import { readShop } from './readShop';
import { requireBuyer } from './requireBuyer';

/**
 * Orders what is in a cart: `{items: [{id, licenseSet, quantity, unitPrice}], comment?}`, all or nothing. The ids are the
 * orders' own, so that a cart sent twice is ordered once. PRICE_CHANGED where a price is not the one the buyer saw.
 */
export async function placeOrder(call: Call, { items, comment }: Row): Promise<{ orders: PlacedOrder[] }> {
  requireBuyer(call.actor);
  const { offers } = await readShop(call);
  const lines = readLines(items, offers);
  const note = typeof comment === 'string' && comment.trim() !== '' ? comment : null;
  return inTransaction(call, async (inner) => {
    const own = { ...asSystem(inner, call.actor.instance), db: inner.db };
    const orders: PlacedOrder[] = [];
    let isNew = false;
    for (const { id, licenseSet, quantity } of lines) {
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
        }));
      orders.push({ id, number: String(row.number) });
    }
    if (isNew)
      await enqueueOrderMail(
        inner,
        'placed',
        orders.map(({ id }) => id),
      );
    return { orders };
  });
}

/** The lines of a cart, each refused by its place: `items.0.quantity`. */
function readLines(items: unknown, offers: readonly ShopOffer[]): OrderLine[] {
  if (!Array.isArray(items) || items.length === 0)
    return failFields({ items: { message: 'validation.required' } });
  if (items.length > mostLines)
    return failFields({ items: { message: 'validation.maxItems', args: { max: mostLines } } });
  const errors: FieldErrors = {};
  const lines = items.map((item: unknown, index): OrderLine => {
    const { id, licenseSet, quantity, unitPrice } = isRow(item) ? item : {};
    const wrong = (field: keyof OrderLine, message: string, args = {}) => {
      errors[`items.${index}.${field}`] = { message: `validation.${message}`, args };
    };
    if (!isId(id)) wrong('id', 'reference');
    if (typeof quantity !== 'number' || !Number.isInteger(quantity)) wrong('quantity', 'integer');
    else if (quantity < 1) wrong('quantity', 'min', { min: 1 });
    else if (quantity > mostPieces) wrong('quantity', 'max', { max: mostPieces });
    const offer = offers.find((one) => one.id === licenseSet);
    // What is sold elsewhere is not ordered here.
    if (!offer || offer.shopLink) wrong('licenseSet', 'notOnSale');
    else if (offer.price !== unitPrice)
      fail('PRICE_CHANGED', { licenseSet: offer.id, price: offer.price, currency: offer.currency });
    return {
      id: String(id),
      licenseSet: String(licenseSet),
      quantity: Number(quantity),
      unitPrice: Number(unitPrice),
    };
  });
  if (Object.keys(errors).length > 0) failFields(errors);
  return lines;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
