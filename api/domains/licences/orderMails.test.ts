import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../entities/call';
import { registerHooks } from '../../entities/hooks';
import type { Job } from '../../platform/jobs/jobs';
import type { QueuedMail } from '../../platform/mail/mail';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { templateSandbox } from '../reports/engine/renderReport';
import { docx, paragraph } from '../reports/engine/testing/buildTemplate';
import { templateHooks } from '../reports/templates/templateHooks';
import { templateOf } from '../reports/testing/templateWorld';
import { orderMailKind, sendOrderMails } from './orderMails';
import { usePapersWorld } from './papers/testing/papersWorld';

const world = usePapersWorld();
const { database, start, step, keep, brokerOf } = world;

/** The mails about an order that its jobs send, twice run. */
async function mailsOf(order: string, instance: string): Promise<QueuedMail[]> {
  const { db } = database;
  const jobs: Job[] = await db('jobs').where({ kind: orderMailKind, subject: order }).orderBy('createdAt');
  for (const job of [...jobs, ...jobs]) await sendOrderMails(world.api(), world.store(), job);
  return world.mails(instance);
}
const ofKind = (mails: readonly QueuedMail[], kind: string) => mails.filter((mail) => mail.kind === kind);

/** A seller with a support address; `order` is invoiced and paid. */
async function startWithSupport() {
  const { account, order, licenseSet } = await start();
  const broker = await brokerOf(licenseSet);
  await database.db('brokers').where({ id: broker }).update({ supportEmail: 'sales@regal.example' });
  const mails = async (buyer: Call, more: string[] = []) => {
    const brokers = [broker, ...more];
    const home = await buildAccount(database.db);
    const seller = callAs(database.db, actorOf(home, 'Owner', { instanceType: 'BROKER', brokers }));
    const id = await order(buyer);
    await step(seller, id, 'issueInvoice');
    await step(seller, id, 'markPaid');
    return mailsOf(id, buyer.actor.instance);
  };
  return { broker, account, mails };
}

it('the seller learns of the order and the buyer of the keys, once each and in the product’s words', async () => {
  const { mails, account } = await startWithSupport();
  const buyer = await account();
  const sent = await mails(buyer);
  expect(sent).toHaveLength(2);
  const [sold] = ofKind(sent, 'orderSold');
  expect(sold).toMatchObject({
    to: 'sales@regal.example',
    subject: expect.stringMatching(/^Regalmarke: .*Hala Sp\. z o\.o\.$/),
  });
  const [keys] = ofKind(sent, 'orderKeys');
  expect(keys).toMatchObject({ subject: 'Regalmarke: Ihre Lizenzschlüssel sind da' });
  expect(keys?.text).toContain('B-2026-0001: 3 × Klein');
  const [{ key }] = await database.db('licenseKeys').where({ soldTo: buyer.actor.instance }).select('key');
  expect(JSON.stringify(sent)).not.toContain(key);
});

it('the seller reads its mail in its own looks, whatever broker below it looks after the account', async () => {
  const { mails, account, broker } = await startWithSupport();
  const looks = { name: 'Untermarke', isWhitelabelingBroker: true, parentBroker: broker };
  const { id: below } = await build(database.db, CATALOGUE_ID, 'brokers', looks);
  const sent = await mails(await account({ broker: below }), [below]);
  expect(ofKind(sent, 'orderSold')[0]?.subject).toMatch(/^Regalmarke: /);
  expect(ofKind(sent, 'orderKeys')[0]?.subject).toMatch(/^Untermarke: /);
});

describe.runIf((await templateSandbox()) !== 'none')('by templates of the seller', () => {
  beforeAll(() => registerHooks('reportTemplates', templateHooks(world.api(), world.store())));

  const mailSaying = (words: string) =>
    docx(
      paragraph(`${words} {d.account.name}`) +
        paragraph('{d.recipient.name}') +
        paragraph('{d.orders[i].number}: {d.orders[i].quantity} × {d.orders[i].name}, {d.orders[i].date}') +
        paragraph('{d.orders[i+1].number}') +
        paragraph('{d.seller.name} {d.seller.email} {d.broker.name}'),
    );

  it('they have its subject and paragraphs and the way on, and no name of the product', async () => {
    const { mails, account, broker } = await startWithSupport();
    await keep(broker, 'LICENCE_KEYS_MAIL', mailSaying('Schlüssel für'));
    await keep(broker, 'NEW_ORDER_MAIL', mailSaying('Neues von'));
    const sent = await mails(await account());
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      'Neues von Hala Sp. z o.o.',
      'Schlüssel für Hala Sp. z o.o.',
    ]);
    const [keys] = ofKind(sent, 'orderKeys');
    expect(keys?.text).toMatch(/^Jan/);
    expect(keys?.text).toContain('B-2026-0001: 3 × Klein, ');
    expect(keys?.text).toMatch(
      /sales@regal\.example Regalmarke\n\nSchlüssel und Lizenzen:\nhttps:\/\/plumbline\.example\/license\/licenses\/overview\n\nRegalmarke\n$/,
    );
    const [sold] = ofKind(sent, 'orderSold');
    expect(sold).toMatchObject({ to: 'sales@regal.example' });
    expect(sold?.text).toContain('https://plumbline.example/license/orders/overview');
    expect(JSON.stringify(sent).replaceAll('https://plumbline.example', '')).not.toMatch(/plumbline/i);
  });

  it('those of the broker above apply where the seller has none, and never those of another', async () => {
    const { db } = database;
    const { mails, account, broker } = await startWithSupport();
    const { id: above } = await build(db, CATALOGUE_ID, 'brokers');
    const { id: foreign } = await build(db, CATALOGUE_ID, 'brokers');
    await db('brokers').where({ id: broker }).update({ parentBroker: above });
    await keep(above, 'LICENCE_KEYS_MAIL', mailSaying('Von oben an'));
    await keep(foreign, 'NEW_ORDER_MAIL', mailSaying('Fremd'));
    const sent = await mails(await account());
    expect(ofKind(sent, 'orderKeys')[0]?.subject).toBe('Von oben an Hala Sp. z o.o.');
    expect(ofKind(sent, 'orderSold')[0]?.subject).not.toMatch(/Fremd/);
  });

  it('only brokers keep them', async () => {
    const owner = callAs(database.db, actorOf(await buildAccount(database.db), 'Owner'));
    const parts = { api: world.api(), store: world.store() };
    for (const kind of ['LICENCE_KEYS_MAIL', 'NEW_ORDER_MAIL'])
      await expect(templateOf(owner, parts, mailSaying('Mine'), { kind })).rejects.toMatchObject({
        errors: { kind: { message: 'validation.onlyBrokers' } },
      });
  });
});
