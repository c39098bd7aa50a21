import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import type { Call } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import { registerHooks } from '../../../entities/hooks';
import { takeStep } from '../../../entities/takeStep';
import { listTyped, typed } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import { signInState } from '../../../platform/auth/signInState';
import { type FileStore, openDiskStore } from '../../../platform/files/fileStore';
import type { Job } from '../../../platform/jobs/jobs';
import type { QueuedMail } from '../../../platform/mail/mail';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../../../platform/testing/factories';
import { stopReportEngine, templateSandbox } from '../../reports/engine/renderReport';
import { docx, paragraph } from '../../reports/engine/testing/buildTemplate';
import { pdfLanguage, pdfText } from '../../reports/engine/testing/readPdf';
import { templateHooks } from '../../reports/templates/templateHooks';
import { publish, templateOf } from '../../reports/testing/templateWorld';
import { configureLicences } from '../configureLicences';
import { placeOrder } from '../placeOrder';
import { finishPaper, orderPaperKind } from './paperJobs';

const database = useTestDatabase();
let folder = '';
let store: FileStore;
let api: Api;
beforeAll(async () => {
  configureLicences();
  folder = await mkdtemp(path.join(tmpdir(), 'papers-'));
  store = await openDiskStore(folder);
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ORIGIN: 'https://plumbline.example',
  });
  // The job uses only these properties.
  api = { config, db: database.db, log: pino({ level: 'silent' }), now: () => noon } as Api;
});
afterAll(async () => {
  await stopReportEngine();
  await rm(folder, { recursive: true, force: true });
});

const address = { street: 'Ring 1', zip: '04315', city: 'Leipzig', country: 'DE' };
const polish = { street: 'Długa 1', zip: '00-001', city: 'Łódź', country: 'PL' };

/** A white-label broker in Leipzig with a set at 19.99, and functions to order as one of its accounts. */
async function start({ hasSeller = true } = {}) {
  const { db } = database;
  const { id: broker } = await build(db, CATALOGUE_ID, 'brokers', {
    name: 'Regalmarke',
    isWhitelabelingBroker: true,
  });
  if (hasSeller)
    await build(db, CATALOGUE_ID, 'sellers', {
      broker,
      name: 'Regalschutz GmbH',
      address,
      iban: 'DE89370400440532013000',
    });
  const { id: licenseSet } = await build(db, CATALOGUE_ID, 'licenseSets', {
    broker,
    name: 'Klein',
    price: 19.99,
    currency: 'EUR',
  });
  const seller = callAs(
    db,
    actorOf(await buildAccount(db), 'Owner', { instanceType: 'BROKER', brokers: [broker] }),
  );
  const account = async (values: object = {}) => {
    const id = await buildAccount(db, {
      broker,
      companyName: 'Hala Sp. z o.o.',
      address: polish,
      vatId: 'PL5250001234',
      ...values,
    });
    const { id: user } = await build(db, CATALOGUE_ID, 'users', { language: 'de-DE', firstName: 'Jan' });
    const { id: contact } = await build(db, id, 'contacts', { user, instanceRole: 'Owner' });
    return callAs(db, actorOf(id, 'Owner', { contact, user }));
  };
  const order = async (buyer: Call, quantity = 3) => {
    const id = newId();
    await placeOrder(buyer, { items: [{ id, licenseSet, quantity, unitPrice: 19.99 }] });
    return id;
  };
  return { seller, account, order, licenseSet };
}

const step = async (call: Call, id: string, name: string, more: object = {}) =>
  typed('orders', await takeStep(call, definitions.orders, id, { name, ...more }));
const papersOf = (order: string, instance: string) =>
  listTyped(systemCall(database.db, instance), 'orderDocuments', {
    filter: { order },
    sort: { field: 'id', order: 'ASC' },
  });

/** Runs the job of a document; returns its text and the mail. */
async function finish(id: string) {
  const job: Job = await database.db('jobs').where({ kind: orderPaperKind, subject: id }).first();
  await finishPaper(api, store, job);
  await finishPaper(api, store, job);
  const paper = await database.db('orderDocuments').where({ id }).first();
  const mails = await database
    .db('jobs')
    .where({ kind: 'mail', subject: paper.instance })
    .orderBy('createdAt');
  const { sealer } = await signInState(api);
  const sent: QueuedMail[] = mails.map(({ payload }) => JSON.parse(sealer.open(payload.sealed)));
  const mail = sent.find(({ papers }) => papers?.[0]?.filename === `${paper.number}.pdf`);
  const pdf = Buffer.from(mail?.papers?.[0]?.base64 ?? '', 'base64');
  return { mail, pdf, text: await pdfText(pdf), count: sent.length };
}

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
  await expect(step(seller, id, 'cancel')).rejects.toMatchObject({ code: 'INVALID' });
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

describe.runIf((await templateSandbox()) !== 'none')('by templates of the seller', () => {
  beforeAll(() => registerHooks('reportTemplates', templateHooks(api, store)));

  /** Publishes a template in the account of a broker, which it gets if it has none. */
  async function keep(broker: string, kind: string, content: Uint8Array, more: object = {}) {
    const { db } = database;
    const home = await buildAccount(db, { instanceType: 'BROKER' });
    await db('brokers').where({ id: broker }).update({ account: home });
    const owner = callAs(db, actorOf(home, 'Owner', { instanceType: 'BROKER', brokers: [broker] }));
    const { id } = await templateOf(owner, { api, store }, content, { kind, ...more });
    await publish(owner, { api, store }, id);
    return owner;
  }
  const brokerOf = async (licenseSet: string): Promise<string> =>
    (await database.db('licenseSets').where({ id: licenseSet }).first('broker')).broker;

  it('documents follow it once it is published, and other sellers’ documents do not change', async () => {
    const { account, order, licenseSet } = await start();
    const content = docx(paragraph('Hausvorlage {d.document.title} {d.buyer.name}'));
    await keep(await brokerOf(licenseSet), 'ORDER_CONFIRMATION', content);
    const buyer = await account();
    const [confirmation] = await papersOf(await order(buyer), buyer.actor.instance);
    expect((await finish(String(confirmation?.id))).text).toContain('Hausvorlage Auftragsbestätigung Hala');
    const other = await start();
    const otherBuyer = await other.account();
    const [paper] = await papersOf(await other.order(otherBuyer), otherBuyer.actor.instance);
    expect((await finish(String(paper?.id))).text).not.toContain('Hausvorlage');
  });

  const bold = '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>{d.recipient.name}, {d.account.name}</w:t></w:r></w:p>';
  const mailSaying = (words: string) =>
    docx(
      paragraph(`${words} {d.document.number}`) +
        bold +
        paragraph('{d.items[i].quantity} × {d.items[i].name}') +
        paragraph('{d.items[i+1].name}') +
        paragraph('{d.totals.gross}, {d.notes[i].text}') +
        paragraph('{d.notes[i+1].text}') +
        paragraph('{d.seller.name}'),
    );

  it('the mail has their subject and paragraphs, the document and the way to it, and no name of the product', async () => {
    const { account, order, licenseSet, seller } = await start();
    await keep(await brokerOf(licenseSet), 'INVOICE_MAIL', mailSaying('Unsere Rechnung'));
    const buyer = await account();
    const id = await order(buyer);
    await step(seller, id, 'issueInvoice');
    const [confirmation, invoice] = await papersOf(id, buyer.actor.instance);
    const first = await finish(String(confirmation?.id));
    // Of the confirmation there is no template.
    expect(first.mail?.subject).toBe('Regalmarke: Ihre Bestellung ist eingegangen');
    const { mail, text } = await finish(String(invoice?.id));
    expect(mail).toMatchObject({ kind: 'invoice', subject: 'Unsere Rechnung R-2026-0001' });
    expect(text).toContain('R-2026-0001');
    expect(mail?.html).toMatch(/<strong>Jan[^<]*, Hala Sp\. z o\.o\.<\/strong>/);
    expect(mail?.text).toContain('3 × Klein');
    expect(mail?.text).toContain('Steuerschuldnerschaft');
    expect(mail?.text).toMatch(
      /Regalschutz GmbH\n\nIhre Belege im Konto:\nhttps:\/\/plumbline\.example\/license\/order-documents\/overview\n\nRegalmarke\n$/,
    );
    const said = `${mail?.subject}${mail?.text}${mail?.html}`;
    expect(said.replaceAll('https://plumbline.example', '')).not.toMatch(/plumbline/i);
  }, 120_000);

  it('the mail follows those of the broker above where the seller has none, and never those of the buyer’s own broker or of another', async () => {
    const { db } = database;
    const { account, order, licenseSet } = await start();
    const { id: above } = await build(db, CATALOGUE_ID, 'brokers');
    await keep(above, 'ORDER_CONFIRMATION_MAIL', mailSaying('Von oben'));
    const { id: foreign } = await build(db, CATALOGUE_ID, 'brokers');
    await keep(foreign, 'ORDER_CONFIRMATION_MAIL', mailSaying('Fremd'));
    await db('brokers')
      .where({ id: await brokerOf(licenseSet) })
      .update({ parentBroker: above });
    const buyer = await account();
    const [paper] = await papersOf(await order(buyer), buyer.actor.instance);
    expect((await finish(String(paper?.id))).mail?.subject).toBe('Von oben B-2026-0001');
    const own = await start();
    const ownBuyer = await own.account();
    const ordered = await own.order(ownBuyer);
    // The seller stays the one who sold, also if another broker looks after the account later.
    await db('instances').where({ id: ownBuyer.actor.instance }).update({ broker: foreign });
    const [sold] = await papersOf(ordered, ownBuyer.actor.instance);
    expect((await finish(String(sold?.id))).mail?.subject).toBe(
      'Regalmarke: Ihre Bestellung ist eingegangen',
    );
  }, 120_000);

  it('that does not fit the data gives way to the product’s words', async () => {
    const { account, order, licenseSet } = await start();
    const content = docx(paragraph('Nur ein Betreff {d.document.number}'));
    await keep(await brokerOf(licenseSet), 'ORDER_CONFIRMATION_MAIL', content);
    const buyer = await account();
    const [paper] = await papersOf(await order(buyer), buyer.actor.instance);
    expect((await finish(String(paper?.id))).mail?.subject).toBe(
      'Regalmarke: Ihre Bestellung ist eingegangen',
    );
  }, 120_000);

  it('are kept by brokers alone, and read by nobody of another account', async () => {
    const { account, licenseSet } = await start();
    const buyer = await account();
    for (const kind of ['INVOICE_MAIL', 'LICENCE_ENDING', 'TRIAL_ENDED'])
      await expect(templateOf(buyer, { api, store }, mailSaying('Mine'), { kind })).rejects.toMatchObject({
        errors: { kind: { message: 'validation.onlyBrokers' } },
      });
    await keep(await brokerOf(licenseSet), 'CREDIT_NOTE_MAIL', mailSaying('Gutschrift'));
    const { id: other } = await build(database.db, CATALOGUE_ID, 'brokers');
    const stranger = await keep(other, 'CREDIT_NOTE_MAIL', mailSaying('Andere'));
    for (const reader of [buyer, stranger])
      expect(
        (await listTyped(reader, 'reportTemplates')).filter(
          ({ instance }) => instance !== reader.actor.instance,
        ),
      ).toEqual([]);
  });
});
