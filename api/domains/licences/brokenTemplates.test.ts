import { createHash } from 'node:crypto';
import type { ReportKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../entities/call';
import { registerHooks } from '../../entities/hooks';
import type { Job } from '../../platform/jobs/jobs';
import { build } from '../../platform/testing/factories';
import { templateSandbox } from '../reports/engine/renderReport';
import { docx, paragraph } from '../reports/engine/testing/buildTemplate';
import { textLimits } from '../reports/engine/textProblems';
import { templateHooks } from '../reports/templates/templateHooks';
import { documentOf, templateOf } from '../reports/testing/templateWorld';
import { endMailKind, enqueueEndMails } from './endMails/enqueueEndMails';
import { sendEndMails } from './endMails/sendEndMails';
import { orderMailKind, sendOrderMails } from './orderMails';
import { usePapersWorld } from './papers/testing/papersWorld';

const world = usePapersWorld();
const { database, start, step, keep, brokerOf, papersOf, finish } = world;
const server = () => ({ api: world.api(), store: world.store() });

const good = paragraph('{d.account.name}') + paragraph('{d.seller.name}');
const long = 'x'.repeat(textLimits.text + 1);
/** Templates that must not be used; the loop is one of a list that the kind has. */
const broken = (list: string) =>
  ({
    TEMPLATE_TAG_UNKNOWN: docx(good + paragraph('Dear {d.acount.name}')),
    TEMPLATE_LOOP_OPEN: docx(good + paragraph(`{d.${list}[i].name}`)),
    TEMPLATE_TEXT_MISSING: docx(paragraph('')),
    TEMPLATE_SUBJECT_TOO_LONG: docx(paragraph(long.slice(0, textLimits.subject + 1)) + good),
    TEMPLATE_TEXT_TOO_LONG: docx(good + paragraph(long)),
  }) as const;
/** Those that no mail can be made of; a subject that is too long is cut instead. */
const unusable = (list: string) =>
  Object.entries(broken(list)).filter(([code]) => code !== 'TEMPLATE_SUBJECT_TOO_LONG');
const paper = paragraph('{d.document.number}');
const brokenPapers = {
  TEMPLATE_TAG_UNKNOWN: docx(paper + paragraph('Dear {d.buier.name}')),
  TEMPLATE_LOOP_OPEN: docx(paper + paragraph('{d.items[i].name}')),
  TEMPLATE_WITHOUT_TAGS: docx(paragraph('')),
} as const;

const placesInMails: Record<string, number> = {
  TEMPLATE_TAG_UNKNOWN: 3,
  TEMPLATE_LOOP_OPEN: 3,
  TEMPLATE_TEXT_MISSING: 1,
  TEMPLATE_SUBJECT_TOO_LONG: 1,
  TEMPLATE_TEXT_TOO_LONG: 3,
};
/** Without tags no paragraph is wrong, but the whole. */
const placesInPapers: Record<string, number> = { TEMPLATE_TAG_UNKNOWN: 2, TEMPLATE_LOOP_OPEN: 2 };

const mailKinds = ['LICENCE_KEYS_MAIL', 'NEW_ORDER_MAIL', 'INVOICE_MAIL', 'LICENCE_ENDING'] as const;
const listIn: Partial<Record<ReportKind, string>> = { INVOICE_MAIL: 'items' };
const cases = [
  ...mailKinds.flatMap((kind) =>
    Object.entries(broken(listIn[kind] ?? 'orders'))
      // Reminders of licences have no list.
      .filter(([code]) => !(kind === 'LICENCE_ENDING' && code === 'TEMPLATE_LOOP_OPEN'))
      .map(([code, content]) => ({ kind, code, content })),
  ),
  ...Object.entries(brokenPapers).map(([code, content]) => ({ kind: 'INVOICE', code, content })),
];

describe.runIf((await templateSandbox()) !== 'none')('a broken template', () => {
  beforeAll(() => registerHooks('reportTemplates', templateHooks(world.api(), world.store())));

  it.each(cases)('of $kind is refused when it is uploaded: $code', async ({ kind, code, content }) => {
    const { licenseSet } = await start();
    const owner = await keep(await brokerOf(licenseSet), 'LICENCE_ENDED', docx(good));
    const refusal = await templateOf(owner, server(), content, { kind }).catch(({ data }) => data.problems);
    expect(refusal).toMatchObject([{ code, severity: 'error' }]);
    const { place, message } = refusal[0];
    expect(place?.paragraph).toBe(kind === 'INVOICE' ? placesInPapers[code] : placesInMails[code]);
    expect(message).not.toMatch(/%\{/);
  });

  /** A seller with a published template of the kind, whose file no longer passes today's check. */
  async function startWith(kind: ReportKind, content: Uint8Array) {
    const made = await start();
    const { db } = database;
    const broker = await brokerOf(made.licenseSet);
    await db('brokers').where({ id: broker }).update({ supportEmail: 'sales@regal.example' });
    const owner = await keep(broker, kind, docx(kind === 'INVOICE' ? paper : good));
    const file = await documentOf(owner, server(), content);
    const rows = db('reportTemplateVersions').where({ instance: owner.actor.instance });
    expect(await rows.update({ file: JSON.stringify(file) })).toBe(1);
    expect(file.hash).toBe(createHash('sha256').update(content).digest('hex'));
    return made;
  }
  async function orderNews(buyer: Call, order: string) {
    const { db } = database;
    const jobs: Job[] = await db('jobs').where({ kind: orderMailKind, subject: order });
    for (const job of [...jobs, ...jobs]) await sendOrderMails(world.api(), world.store(), job);
    return (await world.mails(buyer.actor.instance)).filter(({ papers }) => !papers);
  }

  it.each(unusable('orders'))(
    'published before the check knew %s leaves the news of an order to the product’s words, sent once',
    async (_code, content) => {
      const { account, order, seller } = await startWith('LICENCE_KEYS_MAIL', content);
      const buyer = await account();
      const id = await order(buyer);
      await step(seller, id, 'issueInvoice');
      await step(seller, id, 'markPaid');
      const sent = await orderNews(buyer, id);
      expect(sent.map(({ kind }) => kind).sort()).toEqual(['orderKeys', 'orderSold']);
      expect(sent.find(({ kind }) => kind === 'orderKeys')?.subject).toBe(
        'Regalmarke: Ihre Lizenzschlüssel sind da',
      );
    },
  );

  it.each(unusable('items'))(
    'published before the check knew %s leaves the mail with a document to the product’s words, sent once',
    async (_code, content) => {
      const { account, order } = await startWith('ORDER_CONFIRMATION_MAIL', content);
      const buyer = await account();
      const [confirmation] = await papersOf(await order(buyer), buyer.actor.instance);
      const { mail, count, text } = await finish(String(confirmation?.id));
      expect(mail?.subject).toBe('Regalmarke: Ihre Bestellung ist eingegangen');
      expect(count).toBe(1);
      expect(text).toContain('B-2026-0001');
    },
  );

  it.each(Object.entries(brokenPapers).filter(([code]) => code !== 'TEMPLATE_WITHOUT_TAGS'))(
    'of a document, published before the check knew %s, gives way to the default one, mailed once',
    async (_code, content) => {
      const { account, order, seller } = await startWith('INVOICE', content);
      const buyer = await account();
      const id = await order(buyer);
      await step(seller, id, 'issueInvoice');
      const [, invoice] = await papersOf(id, buyer.actor.instance);
      const { mail, count, text } = await finish(String(invoice?.id));
      expect(mail?.kind).toBe('invoice');
      expect(count).toBe(1);
      // What only the default template prints here.
      expect(text).toContain('Regalschutz GmbH');
    },
  );

  it.each(unusable('orders'))(
    'published before the check knew %s leaves the reminder of a licence to the product’s words, sent once',
    async (_code, content) => {
      const { account } = await startWith('LICENCE_ENDING', content);
      const { db } = database;
      const buyer = await account();
      const { instance } = buyer.actor;
      const license = await build(db, instance, 'licenses', {
        ...{ name: 'Advanced', isTrial: false, validFrom: '2025-11-24', validBefore: '2026-11-24' },
      });
      await enqueueEndMails(db, world.api().now());
      const jobs: Job[] = await db('jobs').where({ kind: endMailKind, subject: license.id });
      for (const job of [...jobs, ...jobs]) await sendEndMails(world.api(), world.store(), job);
      const sent = await world.mails(buyer.actor.user);
      expect(sent.map(({ subject }) => subject)).toEqual(['Regalmarke: Lizenz Advanced endet bald']);
    },
  );

  it('with words that look like HTML says them as they are, and a long subject of the data is cut', async () => {
    const { account, order, seller, licenseSet } = await start();
    const content =
      paragraph(`&lt;b&gt;Schlüssel&lt;/b&gt;${' {d.account.name}'.repeat(4)}`) +
      paragraph('&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; {d.account.name}');
    await keep(await brokerOf(licenseSet), 'LICENCE_KEYS_MAIL', docx(content));
    const companyName = `<i>${'Hala '.repeat(18).trim()}</i>`;
    const buyer = await account({ companyName });
    const id = await order(buyer);
    await step(seller, id, 'issueInvoice');
    await step(seller, id, 'markPaid');
    const mail = (await orderNews(buyer, id)).find(({ kind }) => kind === 'orderKeys');
    expect(mail?.subject).toHaveLength(textLimits.subject);
    expect(mail?.subject).toMatch(/^<b>Schlüssel<\/b> <i>Hala .+…$/);
    expect(mail?.text).toContain(`<script>alert(1)</script> &amp; ${companyName}`);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &lt;i&gt;Hala');
    expect(mail?.html).not.toMatch(/<script|<i>/);
  });
});
