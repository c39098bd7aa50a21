import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { expect, it } from 'vitest';
import { createRecord } from '../../../entities/createRecord';
import { updateRecord } from '../../../entities/updateRecord';
import { build } from '../../../platform/testing/factories';
import { pdfLanguage } from '../../reports/engine/testing/readPdf';
import { address, usePapersWorld } from './testing/papersWorld';

const { database, start, step, papersOf, finish } = usePapersWorld();

it('confirmation, invoice and payment produce documents in the buyer’s language and the seller’s branding', async () => {
  const { account, order, seller } = await start();
  const buyer = await account();
  const id = await order(buyer);
  const { instance } = buyer.actor;
  const invoicedOrder = await step(seller, id, 'issueInvoice');
  expect(invoicedOrder).toMatchObject({
    state: 'INVOICED',
    invoiceNumber: 'R-2026-0001',
    dateInvoiced: '2026-11-17',
    net: 59.97,
    vat: 0,
    gross: 59.97,
    vatTreatment: 'REVERSE_CHARGE',
    vatRate: 0,
    billingName: 'Hala Sp. z o.o.',
    vatId: 'PL5250001234',
  });
  const [confirmation, invoice] = await papersOf(id, instance);
  expect(confirmation).toMatchObject({ kind: 'CONFIRMATION', number: 'B-2026-0001' });
  expect(invoice).toMatchObject({ kind: 'INVOICE', number: 'R-2026-0001', gross: 59.97 });
  const first = await finish(String(confirmation?.id));
  expect(first.text).toContain('Auftragsbestätigung');
  const { mail, text, pdf, count } = await finish(String(invoice?.id));
  expect(count).toBe(2);
  expect(mail).toMatchObject({
    subject: 'Regalmarke: Ihre Rechnung',
    text: expect.stringContaining('Regalmarke'),
  });
  expect(await pdfLanguage(pdf)).toBe('de-DE');
  for (const part of [
    'Rechnung',
    'R-2026-0001',
    'B-2026-0001',
    'Regalmarke',
    'Regalschutz GmbH',
    'Łódź',
    'PL5250001234',
    '59,97',
    'Steuerschuldnerschaft',
    'DE89370400440532013000',
    '17.11.2026',
  ])
    expect(text).toContain(part);
  const kept = (await papersOf(id, instance)).find(({ kind }) => kind === 'INVOICE');
  expect(kept?.document).toMatchObject({
    name: 'R-2026-0001.pdf',
    mimeType: 'application/pdf',
    size: pdf.length,
  });
  expect(await step(seller, id, 'markPaid')).toMatchObject({
    state: 'PAID',
    isPaid: true,
    datePaid: '2026-11-17',
    invoiceNumber: 'R-2026-0001',
  });
});

it('numbers are consecutive per seller over all accounts, also for concurrent orders', async () => {
  const { account, order, seller } = await start();
  const buyers = [await account(), await account(), await account()];
  const ids: string[] = await Promise.all(buyers.map((buyer) => order(buyer)));
  const numbers = await database.db('orders').whereIn('id', ids).orderBy('number').pluck('number');
  expect(numbers).toEqual(['B-2026-0001', 'B-2026-0002', 'B-2026-0003']);
  const invoices = await Promise.all(ids.map((id) => step(seller, id, 'markPaid')));
  expect(invoices.map(({ invoiceNumber }) => invoiceNumber).sort()).toEqual([
    'R-2026-0001',
    'R-2026-0002',
    'R-2026-0003',
  ]);
  const other = await start();
  expect(
    await database
      .db('orders')
      .where({ id: await other.order(await other.account()) })
      .first('number'),
  ).toEqual({ number: 'B-2026-0001' });
});

it('cancelling an order issues one credit note for its invoice, and it cannot be paid afterwards', async () => {
  const { account, order, seller } = await start();
  const buyer = await account({ address, vatId: null });
  const id = await order(buyer, 1);
  await step(seller, id, 'markPaid');
  await expect(step(seller, id, 'cancel')).rejects.toMatchObject({
    errors: { cancelReason: { message: 'validation.required' } },
  });
  await expect(
    updateRecord(seller, definitions.orders, id, { cancelReason: 'Doppelt' }),
  ).rejects.toMatchObject({
    errors: { cancelReason: { message: 'validation.readOnly' } },
  });
  const cancelled = await step(seller, id, 'cancel', { args: { cancelReason: 'Doppelt' } });
  expect(cancelled).toMatchObject({ state: 'CANCELLED', isPaid: false, invoiceNumber: 'R-2026-0001' });
  await step(seller, id, 'cancel');
  const papers = await papersOf(id, buyer.actor.instance);
  expect(papers.map(({ kind, number, gross }) => [kind, number, gross])).toEqual([
    ['CONFIRMATION', 'B-2026-0001', 23.79],
    ['INVOICE', 'R-2026-0001', 23.79],
    ['CREDIT_NOTE', 'G-2026-0001', -23.79],
  ]);
  const { text } = await finish(String(papers[2]?.id));
  for (const part of ['Gutschrift', 'R-2026-0001', '-23,79', '19 %', '23,79 €']) expect(text).toContain(part);
  await expect(step(seller, id, 'markPaid')).rejects.toBeDefined();
  expect(await database.db('licenseKeys').where({ order: id, deletedAt: null })).toEqual([]);
});

it('invoiced values are fixed; without billing address or seller nothing is invoiced', async () => {
  const { account, order, seller } = await start();
  const id = await order(await account());
  await step(seller, id, 'issueInvoice');
  for (const change of [{ billingName: 'Other' }, { vatId: 'PL5250009999' }, { quantity: 9 }])
    await expect(updateRecord(seller, definitions.orders, id, change)).rejects.toMatchObject({
      errors: { [Object.keys(change)[0] ?? '']: { message: 'validation.orderInvoiced' } },
    });
  const nameless = await order(await account({ address: null }));
  await expect(step(seller, nameless, 'issueInvoice')).rejects.toMatchObject({
    errors: { billingAddress: { message: 'validation.required' } },
  });
  const other = await start({ hasSeller: false });
  const unsold = await other.order(await other.account());
  await expect(step(other.seller, unsold, 'markPaid')).rejects.toMatchObject({ code: 'SELLER_INCOMPLETE' });
  expect(await database.db('orders').where({ id: unsold }).first('net', 'gross')).toEqual({
    net: 59.97,
    gross: null,
  });
});

it('a broker has one seller record, and its staff cannot create one for another broker', async () => {
  const { seller } = await start();
  const [broker = ''] = seller.actor.brokers ?? [];
  const values = { name: 'Second', address, iban: 'DE89370400440532013000' };
  await expect(createRecord(seller, definitions.sellers, { ...values, broker })).rejects.toMatchObject({
    errors: { broker: { message: 'validation.unique' } },
  });
  const { id: foreign } = await build(database.db, CATALOGUE_ID, 'brokers');
  await expect(
    createRecord(seller, definitions.sellers, { ...values, broker: foreign }),
  ).rejects.toMatchObject({ errors: { broker: expect.anything() } });
});

it('an order paid before invoicing existed here gets no invoice when it changes later', async () => {
  const { account, order, seller } = await start({ hasSeller: false });
  const id = await order(await account());
  await database.db('orders').where({ id }).update({ state: 'PAID', isPaid: true });
  await updateRecord(seller, definitions.orders, id, { comment: 'Paid in 2025' });
  expect(await database.db('orders').where({ id }).first('state', 'invoiceNumber')).toEqual({
    state: 'PAID',
    invoiceNumber: null,
  });
});

it('prints the external name of the set, and announces printed codes by post', async () => {
  const { account, order, licenseSet } = await start();
  const { broker } = await database.db('licenseSets').where({ id: licenseSet }).first('broker');
  await database.db('brokers').where({ id: broker }).update({ sendQRCode: true });
  await database
    .db('licenseSets')
    .where({ id: licenseSet })
    .update({ externalId: 'RS-PB-01', externalName: 'Regalprüfung Klein 12M' });
  const buyer = await account();
  const id = await order(buyer);
  const [confirmation] = await papersOf(id, buyer.actor.instance);
  const { text } = await finish(String(confirmation?.id));
  expect(text).toContain('Regalprüfung Klein 12M');
  expect(text).toContain('Artikelnummer: RS-PB-01');
  expect(text).toContain('Gedruckte QR-Codes');
});

it('does not invoice a test account, which still gets its keys', async () => {
  const { seller, account, order } = await start();
  const buyer = await account({ isTestInstance: true });
  const id = await order(buyer);
  expect(await step(seller, id, 'markPaid')).toMatchObject({ state: 'PAID', invoiceNumber: null });
  expect(await papersOf(id, buyer.actor.instance)).toEqual([]);
  expect(
    await database.db('jobs').where({ kind: 'orderMail', subject: id }).pluck('payload'),
  ).not.toContainEqual(expect.objectContaining({ news: 'placed' }));
  const keys = await database.db('licenseKeys').where({ order: id });
  expect(keys).toHaveLength(3);
  // The test account's order used no invoice number.
  const real = await account();
  expect(await step(seller, await order(real), 'markPaid')).toMatchObject({ invoiceNumber: 'R-2026-0001' });
});
