import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerHooks } from '../../entities/hooks';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import type { Job } from '../../platform/jobs/jobs';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../../platform/testing/factories';
import { useJobWorld } from '../../platform/testing/useJobWorld';
import { stopReportEngine, templateSandbox } from '../reports/engine/renderReport';
import { docx, paragraph } from '../reports/engine/testing/buildTemplate';
import { templateHooks } from '../reports/templates/templateHooks';
import { publishForBroker, templateOf } from '../reports/testing/templateWorld';
import { undoTermination } from './ownTermination';
import { terminationHooks } from './terminationHooks';
import { enqueueReminders, sendTerminationMail, terminationMailKind } from './terminationMails';

const world = useJobWorld();
const { database } = world;
const server = () => ({ api: world.api(), store: world.store() });
beforeAll(() => {
  registerHooks('instances', terminationHooks);
  registerHooks('reportTemplates', templateHooks(world.api(), world.store()));
});
afterAll(stopReportEngine);

/** An account of a white-label broker without a support address, below a seller that has one, and its owner. */
async function start() {
  const { db } = database;
  const { id: seller } = await build(db, CATALOGUE_ID, 'brokers', {
    ...{ name: 'Regalmarke', isWhitelabelingBroker: true, supportEmail: 'sales@regal.example' },
  });
  const { id: below } = await build(db, CATALOGUE_ID, 'brokers', {
    ...{ name: 'Untermarke', isWhitelabelingBroker: true, supportEmail: null, parentBroker: seller },
  });
  const instance = await buildAccount(db, { broker: below, companyName: 'Hala Sp. z o.o.' });
  const { id: user } = await build(db, CATALOGUE_ID, 'users', { language: 'de-DE', firstName: 'Jan' });
  const { id: contact } = await build(db, instance, 'contacts', { user, instanceRole: 'Owner' });
  const change = (values: object) =>
    updateRecord(systemCall(db, instance), definitions.instances, instance, { ...values });
  const resign = (isResignedByOwner: boolean) => change({ hasResigned: true, isResignedByOwner });
  const takeBack = () => undoTermination(callAs(db, actorOf(instance, 'Owner', { user, contact })), instance);
  /** Runs the jobs twice; answers the owner's and the seller's mails. */
  const send = async () => {
    const jobs: Job[] = await db('jobs').where({ kind: terminationMailKind, subject: instance });
    for (const job of [...jobs, ...jobs]) await sendTerminationMail(world.api(), world.store(), job);
    return { owner: await world.mails(user), seller: await world.mails(instance) };
  };
  return { seller, below, instance, resign, takeBack, send };
}

it('the seller reads what an owner decided in its own looks, not in those of the broker below it', async () => {
  const { resign, send } = await start();
  await resign(true);
  const { owner, seller } = await send();
  expect(owner).toMatchObject([{ brand: { name: 'Untermarke' }, kind: 'accountTerminated' }]);
  expect(seller).toMatchObject([
    { to: 'sales@regal.example', brand: { name: 'Regalmarke' }, kind: 'customerTerminated' },
  ]);
  expect(seller[0]?.subject).toMatch(/^Regalmarke: /);
});

it('a termination undone and repeated before its mails are written is told once', async () => {
  const { resign, takeBack, send } = await start();
  await resign(true);
  await takeBack();
  await resign(true);
  const sent = await send();
  expect(sent.owner.map(({ kind }) => kind)).toEqual(['accountTerminated']);
  expect(sent.seller.map(({ kind }) => kind)).toEqual(['customerTerminated']);
});

it('the seller who undoes the termination by an owner is not told that an owner did', async () => {
  const { instance, resign, send } = await start();
  await resign(true);
  await send();
  const provider = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
  await takeStep(provider, definitions.instances, instance, { name: 'undoResignation' });
  const sent = await send();
  expect(sent.owner.map(({ kind }) => kind).sort()).toEqual(['accountTerminated', 'terminationTakenBack']);
  expect(sent.seller.map(({ kind }) => kind)).toEqual(['customerTerminated']);
});

describe.runIf((await templateSandbox()) !== 'none')('by templates of the seller', () => {
  const saying = (words: string) =>
    docx(
      paragraph(`${words} {d.account.name}`) +
        paragraph('{d.recipient.name}') +
        paragraph('{d.termination.erasedOn:orNoParagraph} ({d.termination.daysLeft})') +
        paragraph('{d.termination.undo:orNoParagraph}') +
        paragraph('{d.seller.name} {d.seller.email} {d.broker.name}'),
    );
  const keep = (broker: string, kind: string, words: string) =>
    publishForBroker(server(), broker, { kind, content: saying(words) });

  it('owners and seller get subject and paragraphs, the way on, and no name of the product', async () => {
    const { seller, below, instance, resign, send } = await start();
    await keep(below, 'ACCOUNT_TERMINATED', 'Schade um');
    await keep(seller, 'CUSTOMER_TERMINATED', 'Weniger:');
    await resign(true);
    const sent = await send();
    expect(sent.owner.map(({ subject }) => subject)).toEqual(['Schade um Hala Sp. z o.o.']);
    expect(sent.owner[0]?.text).toMatch(/^Jan\n\n15\. Februar 2027 \(90\)\n\nBis dahin kann ein Inhaber /);
    expect(sent.owner[0]?.text).toMatch(
      /Untermarke sales@regal\.example Untermarke\n\nDas Konto:\nhttps:\/\/plumbline\.example\/start\/instance\/detail\n\nUntermarke\n$/,
    );
    expect(sent.seller).toMatchObject([{ subject: 'Weniger: Hala Sp. z o.o.', to: 'sales@regal.example' }]);
    expect(sent.seller[0]?.text).toMatch(/^Regalmarke\n\n/);
    expect(sent.seller[0]?.text).toContain(`https://plumbline.example/instances/${instance}/show`);
    expect(JSON.stringify(sent).replaceAll('https://plumbline.example', '')).not.toMatch(/plumbline/i);
  });

  it('those of the broker above apply where the nearer one has none, and never those of another', async () => {
    const { seller, resign, takeBack, send } = await start();
    const { id: foreign } = await build(database.db, CATALOGUE_ID, 'brokers');
    await keep(foreign, 'TERMINATION_TAKEN_BACK', 'Fremd');
    await keep(foreign, 'CUSTOMER_TOOK_BACK', 'Fremd');
    await keep(seller, 'TERMINATION_TAKEN_BACK', 'Von oben an');
    await resign(true);
    await takeBack();
    const sent = await send();
    // The mail about the termination is out of date before it is sent.
    expect(sent.owner.map(({ subject }) => subject)).toEqual(['Von oben an Hala Sp. z o.o.']);
    // Nothing is left to say of an erasure.
    expect(sent.owner[0]?.text).toMatch(/^Jan\n\nUntermarke /);
    expect(sent.seller.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Regalmarke: właściciel cofnął wypowiedzenie/),
    ]);
  });

  it('the one of the coming erasure says what the seller decided and how long there is time', async () => {
    const { below, resign, send } = await start();
    await keep(below, 'ACCOUNT_ERASED_SOON', 'Bald gelöscht:');
    await resign(false);
    const day = new Date('2027-02-08T09:00:00Z');
    await enqueueReminders(database.db, day);
    world.setTime(day);
    const { owner, seller } = await send();
    world.setTime(noon);
    const mail = owner.find(({ kind }) => kind === 'accountErasedSoon');
    expect(mail?.subject).toBe('Bald gelöscht: Hala Sp. z o.o.');
    expect(mail?.text).toMatch(/15\. Februar 2027 \(7\)\n\nFalls das ein Irrtum ist/);
    expect(seller).toEqual([]);
  });

  it('the owners of a broker’s own account read those of the broker above, who can help them', async () => {
    const { seller, below, instance, resign, send } = await start();
    await database.db('brokers').where({ id: below }).update({ account: instance });
    await keep(seller, 'ACCOUNT_TERMINATED', 'Von oben:');
    await keep(below, 'ACCOUNT_TERMINATED', 'Von uns:');
    await resign(false);
    const { owner } = await send();
    expect(owner.map(({ subject }) => subject)).toEqual(['Von oben: Hala Sp. z o.o.']);
    expect(owner[0]?.text).toContain('Regalmarke sales@regal.example Untermarke');
  });

  it('only brokers keep them', async () => {
    const owner = callAs(database.db, actorOf(await buildAccount(database.db), 'Owner'));
    for (const kind of ['ACCOUNT_TERMINATED', 'CUSTOMER_TOOK_BACK'])
      await expect(templateOf(owner, server(), saying('Mine'), { kind })).rejects.toMatchObject({
        errors: { kind: { message: 'validation.onlyBrokers' } },
      });
  });
});
