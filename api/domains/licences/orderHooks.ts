import type { Order } from '@plumbline/resources/entities/orders';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { licenseChanges } from '@plumbline/resources/rules/licences/proRata';
import { isOnSale } from '@plumbline/resources/rules/licences/shop';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { listTyped, typed } from '../../entities/typedRecords';
import { nextNumber } from '../../platform/jobs/nextNumber';
import { isTestAccount } from '../instances';
import { grantsOfSet } from './grantsOfSet';
import { issueKeys, withdrawKeys } from './issueKeys';
import { enqueueOrderMail } from './orderMails';
import { issuePaper, nextPaperNumber } from './papers/issuePaper';
import { priceOrder } from './priceOrder';
import { sellerOf } from './sellerOf';

/**
 * An order takes the current price of a set on sale; its number continues the seller's sequence. It is invoiced on
 * payment at the latest and then fixed. Payment creates one key per unit and notifies the buyer; cancelling withdraws
 * the keys and issues a credit note for the invoice.
 */
export const orderHooks: EntityHooks = {
  async beforeWrite({ call, before, after }) {
    if (!after) return;
    // Same date rule as the shop's list of sets on sale.
    after.dateOrdered ??= dayOf(call.now);
    if (before?.isPaid && after.isPaid) refuseChanged(before, after, goods, 'validation.orderPaid');
    if (before?.invoiceNumber) refuseChanged(before, after, invoiced, 'validation.orderInvoiced');
    // The price was calculated for the remaining days of that licence.
    if (before?.license) refuseChanged(before, after, ['licenseSet'], 'validation.orderOfLicence');
    await takeSet(call, before, after);
    after.number ||= await orderNumber(call, brokerOf(after));
    followPayment(call, before, after);
    // Orders paid before invoicing existed here are invoiced elsewhere.
    if (!before || before.state === 'ORDERED') await priceAndInvoice(call, before, after);
  },

  async afterWrite({ call, before, after, changed }) {
    if (!after) return;
    const order = typed('orders', after);
    const paper = async (kind: 'INVOICE' | 'CREDIT_NOTE', number: string) =>
      issuePaper(call, order, { kind, number, seller: await sellerOf(call, order.broker) });
    if (changed.includes('invoiceNumber') && order.invoiceNumber) await paper('INVOICE', order.invoiceNumber);
    if (changed.includes('state') && order.state === 'CANCELLED' && order.invoiceNumber)
      await paper('CREDIT_NOTE', await nextPaperNumber(call, order.broker, 'CREDIT_NOTE'));
    if (!changed.includes('isPaid')) return;
    if (!order.isPaid && before?.isPaid) return withdrawKeys(call, order);
    if (!order.isPaid || (await issueKeys(call, order)) === 0) return;
    // Loading demo data sends no mails.
    if (call.actor.user !== CATALOGUE_ID) await enqueueOrderMail(call, 'keys', [order.id]);
  },
};

const goods = ['licenseSet', 'quantity'] as const;
const invoiced = [...goods, 'billingName', 'billingAddress', 'vatId', 'dateOrdered'] as const;

function refuseChanged(before: Row, after: Row, names: readonly string[], message: string): void {
  const same = (one: unknown, other: unknown) =>
    JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
  for (const name of names) if (!same(before[name], after[name])) failFields({ [name]: { message } });
}

const brokerOf = ({ broker }: Row): string | null => (broker ? String(broker) : null);
const dayText = (day: unknown): string | null => (day ? String(day) : null);

async function takeSet(call: TransactionCall, before: Row | null, after: Row): Promise<void> {
  if (before && before.licenseSet === after.licenseSet && before.dateOrdered === after.dateOrdered) return;
  // A missing set is reported by the reference check.
  const set: Row | undefined = await call
    .db('licenseSets')
    .where({ id: after.licenseSet ?? null, deletedAt: null })
    .first('price', 'currency', 'validFrom', 'validTill', 'broker');
  if (!set) return;
  const onSale = isOnSale(
    { validFrom: dayText(set.validFrom), validTill: dayText(set.validTill) },
    String(after.dateOrdered),
  );
  if (!onSale) failFields({ licenseSet: { message: 'validation.notOnSale' } });
  if (before && before.licenseSet === after.licenseSet) return;
  after.unitPrice = Number(set.price);
  after.currency = set.currency;
  if (!before && after.license) await takeChange(call, after);
  // The order belongs to the sequence of the seller at creation.
  if (!before) after.broker = set.broker ?? null;
}

/** A change of a licence costs its share of the remaining days, by the same rule as in the shop. */
async function takeChange(call: TransactionCall, after: Row): Promise<void> {
  const set = await grantsOfSet(call, String(after.licenseSet));
  const own = { ...asSystem(call, String(after.instance)), db: call.db };
  const sold = { licences: await listTyped(own, 'licenses'), orders: await listTyped(own, 'orders') };
  const changes = set && licenseChanges({ ...set, id: String(after.licenseSet) }, sold, dayOf(call.now));
  const change = changes?.find(({ license, kind }) => license === after.license && kind === after.kind);
  if (!change) return failFields({ license: { message: 'validation.notOnSale' } });
  after.unitPrice = change.unitPrice;
  after.periodFrom = change.from;
  after.periodTill = change.till;
  after.termDays = change.ofDays;
}

/** `B-2026-0007`: seventh order of the seller, over all accounts. */
async function orderNumber(call: TransactionCall, broker: string | null): Promise<string> {
  const running = await nextNumber(call.db, broker ?? CATALOGUE_ID, 'sales');
  return `B-${dayOf(call.now).slice(0, 4)}-${String(running).padStart(4, '0')}`;
}

/** Keeps the state consistent with `isPaid`, however that was set. */
function followPayment(call: TransactionCall, before: Row | null, after: Row): void {
  after.state ??= 'ORDERED';
  if (after.state === 'CANCELLED' && before?.state === 'CANCELLED' && after.isPaid)
    failFields({ isPaid: { message: 'validation.orderCancelled' } });
  if (after.isPaid && !before?.isPaid) {
    after.state = 'PAID';
    after.datePaid ??= dayOf(call.now);
  } else if (before?.isPaid && !after.isPaid && after.state !== 'CANCELLED') after.state = 'INVOICED';
}

/** Until it is invoiced, the price follows buyer, seller and date. */
async function priceAndInvoice(call: TransactionCall, before: Row | null, after: Row): Promise<void> {
  if (!before) await takeBilling(call, after);
  const seller = await sellerOf(call, brokerOf(after));
  const isInvoiced = after.state === 'INVOICED' || after.state === 'PAID';
  const day = isInvoiced ? dayOf(call.now) : String(after.dateOrdered);
  Object.assign(after, priceOrder(typed('orders', after), seller, day));
  // Test accounts get keys but no invoice.
  if (!isInvoiced || (await isTestAccount(call.db, String(after.instance)))) return;
  if (!seller || after.gross === null) fail('SELLER_INCOMPLETE');
  requireBilling(typed('orders', after));
  after.invoiceNumber = await nextPaperNumber(call, brokerOf(after), 'INVOICE');
  after.dateInvoiced = day;
}

async function takeBilling(call: TransactionCall, after: Row): Promise<void> {
  const account: Row | undefined = await call
    .db('instances')
    .where({ id: after.instance })
    .first('companyName', 'address', 'vatId');
  // Name and address are only copied together, so that they belong to the same company.
  if (!account || after.billingName || after.billingAddress) return;
  after.billingName = account.companyName;
  after.billingAddress = account.address;
  after.vatId ||= account.vatId;
}

/** Buyer data required on an invoice (Directive 2006/112/EC, art. 226 (5)). */
function requireBilling({ billingName, billingAddress }: Order): void {
  const errors: FieldErrors = {};
  if (!billingName) errors.billingName = { message: 'validation.required' };
  const { street, zip, city, country } = billingAddress ?? {};
  if (!street || !zip || !city || !country) errors.billingAddress = { message: 'validation.required' };
  if (Object.keys(errors).length > 0) failFields(errors);
}
