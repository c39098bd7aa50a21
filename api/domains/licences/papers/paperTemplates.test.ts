import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerHooks } from '../../../entities/hooks';
import { listTyped } from '../../../entities/typedRecords';
import { build } from '../../../platform/testing/factories';
import { templateSandbox } from '../../reports/engine/renderReport';
import { docx, paragraph } from '../../reports/engine/testing/buildTemplate';
import { templateHooks } from '../../reports/templates/templateHooks';
import { templateOf } from '../../reports/testing/templateWorld';
import { usePapersWorld } from './testing/papersWorld';

const world = usePapersWorld();
const { database, start, step, papersOf, finish, keep, brokerOf } = world;

/** The store is open and the API built only once the tests run. */
const parts = () => ({ api: world.api(), store: world.store() });

describe.runIf((await templateSandbox()) !== 'none')('by templates of the seller', () => {
  beforeAll(() => registerHooks('reportTemplates', templateHooks(world.api(), world.store())));

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
  });

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
  });

  it('that does not fit the data gives way to the product’s words', async () => {
    const { account, order, licenseSet } = await start();
    // The sample seller has a bank code, this one has none.
    const content = docx(
      paragraph('Nur ein Betreff {d.document.number}') + paragraph('{d.seller.bic:orNoParagraph}'),
    );
    await keep(await brokerOf(licenseSet), 'ORDER_CONFIRMATION_MAIL', content);
    const buyer = await account();
    const [paper] = await papersOf(await order(buyer), buyer.actor.instance);
    expect((await finish(String(paper?.id))).mail?.subject).toBe(
      'Regalmarke: Ihre Bestellung ist eingegangen',
    );
  });

  it('are kept by brokers alone, and read by nobody of another account', async () => {
    const { account, licenseSet } = await start();
    const buyer = await account();
    for (const kind of ['INVOICE_MAIL', 'LICENCE_ENDING', 'TRIAL_ENDED'])
      await expect(templateOf(buyer, parts(), mailSaying('Mine'), { kind })).rejects.toMatchObject({
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
