import { createHash } from 'node:crypto';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteRecord } from '../../../entities/deleteRecord';
import { registerHooks } from '../../../entities/hooks';
import { updateRecord } from '../../../entities/updateRecord';
import { registerInvitationByTemplate } from '../../../platform/auth/invitations/invitationByTemplate';
import {
  inviteContact,
  resendInvitation,
  withdrawInvitation,
} from '../../../platform/auth/invitations/inviteContact';
import { invitationMailKind, sendInvitation } from '../../../platform/auth/invitations/sendInvitation';
import type { Job } from '../../../platform/jobs/jobs';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';
import { useJobWorld } from '../../../platform/testing/useJobWorld';
import { stopReportEngine, templateSandbox } from '../engine/renderReport';
import { docx, paragraph } from '../engine/testing/buildTemplate';
import { templateHooks } from '../templates/templateHooks';
import { publishForBroker, templateOf } from '../testing/templateWorld';
import { writeInvitation } from './writeInvitation';

const world = useJobWorld();
const { database } = world;
const server = () => ({ api: world.api(), store: world.store() });
beforeAll(() => {
  registerInvitationByTemplate(writeInvitation(world.store()));
  registerHooks('reportTemplates', templateHooks(world.api(), world.store()));
});
afterAll(stopReportEngine);

/** An account of a white-label broker below another one, and a contact whom an owner invites. */
async function start() {
  const { db } = database;
  const { id: above } = await build(db, CATALOGUE_ID, 'brokers', { supportEmail: 'hilfe@regal.example' });
  const { id: broker } = await build(db, CATALOGUE_ID, 'brokers', {
    ...{ name: 'Regalmarke', isWhitelabelingBroker: true, parentBroker: above, supportEmail: null },
  });
  const instance = await buildAccount(db, { broker, companyName: 'Hala <Łódź>' });
  const { id: user } = await build(db, CATALOGUE_ID, 'users', { firstName: 'Anna', lastName: 'Lis' });
  const { id: own } = await build(db, instance, 'contacts', { user, instanceRole: 'Owner' });
  const { id } = await build(db, instance, 'contacts', {
    ...{ firstName: 'Jan', lastName: 'Kot', emailAddress: `jan.${own.slice(-8)}@hala.example` },
    instanceRole: 'Employee',
  });
  const owner = callAs(db, actorOf(instance, 'Owner', { user, contact: own }));
  /** Runs the jobs twice. */
  const mails = async () => {
    const jobs: Job[] = await db('jobs').where({ kind: invitationMailKind, subject: id });
    for (const job of [...jobs, ...jobs]) await sendInvitation(world.api(), job);
    return world.mails(id);
  };
  const queue = () => inviteContact(world.api(), owner, id, { language: 'de-DE' });
  const queueAgain = () => resendInvitation(world.api(), owner, id, { language: 'de-DE' });
  const invite = async () => {
    await queue();
    return mails();
  };
  const resend = async () => {
    await queueAgain();
    return mails();
  };
  return { above, broker, contact: id, owner, queue, queueAgain, mails, invite, resend };
}
const tokenIn = (text = '') => text.match(/token=([\w-]+)/)?.[1] ?? '';

it('without a template an invitation is in the product’s words, sent once, with a new link each time', async () => {
  const { invite, resend } = await start();
  const [first, ...more] = await invite();
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    kind: 'invitation',
    subject: 'Regalmarke: Einladung in das Konto Hala <Łódź>',
  });
  const tokens = new Set((await resend()).map(({ text }) => tokenIn(text)));
  expect([...tokens].map(({ length }) => length)).toEqual([43, 43]);
});

describe('between queueing and writing', () => {
  type World = Awaited<ReturnType<typeof start>>;
  const change = ({ owner, contact }: World, values: object) =>
    updateRecord(owner, definitions.contacts, contact, { ...values });
  it.each<[string, (one: World) => Promise<unknown>]>([
    ['an invitation that was withdrawn', ({ owner, contact }) => withdrawInvitation(owner, contact)],
    ['one to an address that has changed', (one) => change(one, { emailAddress: 'other@hala.example' })],
    ['one of a person who may no longer sign in', (one) => change(one, { instanceRole: null })],
    ['one of a deleted person', ({ owner, contact }) => deleteRecord(owner, definitions.contacts, contact)],
    [
      'one that has expired',
      ({ contact }) =>
        database
          .db('invitations')
          .where({ contact })
          .update({ expiresAt: new Date(0) }),
    ],
  ])('%s is not sent', async (_what, happens) => {
    const one = await start();
    await one.queue();
    await happens(one);
    expect(await one.mails()).toEqual([]);
  });

  it('of one that was repeated only the valid link is sent', async () => {
    const { queue, queueAgain, mails, contact } = await start();
    await queue();
    await queueAgain();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    const hash = createHash('sha256').update(tokenIn(mail?.text)).digest('hex');
    expect(await database.db('invitations').where({ hash }).first()).toMatchObject({
      contact,
      withdrawnAt: null,
    });
  });
});

it('the link stands nowhere in the clear until the mail is sent', async () => {
  const { invite } = await start();
  const [mail] = await invite();
  const jobs = await database.db('jobs').select('payload');
  expect(tokenIn(mail?.text)).toHaveLength(43);
  expect(JSON.stringify(jobs)).not.toContain(tokenIn(mail?.text));
});

describe.runIf((await templateSandbox()) !== 'none')('by a template of the broker', () => {
  const saying = (words: string) =>
    docx(
      paragraph(`${words} {d.account.name}`) +
        paragraph('{d.recipient.name} {d.recipient.email}') +
        paragraph('{d.inviter.name}, {d.invitation.until}') +
        paragraph('{d.seller.name} {d.seller.email} {d.broker.name}'),
    );
  const keep = (broker: string, words: string, kind = 'INVITATION_MAIL') =>
    publishForBroker(server(), broker, { kind, content: saying(words) });

  it('it has subject and paragraphs; link and warning are the product’s, whose name it does not say', async () => {
    const { broker, invite } = await start();
    await keep(broker, 'Willkommen bei');
    const [mail, ...more] = await invite();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'invitation', subject: 'Willkommen bei Hala <Łódź>' });
    expect(mail?.text).toMatch(/^Jan Kot jan\.\w+@hala\.example\n\nAnna Lis, 1\. Dezember 2026\n\n/);
    expect(mail?.text).toMatch(
      /\n\nRegalmarke hilfe@regal\.example Regalmarke\n\nDieser Link gilt 14 Tage und nur einmal:\nhttps:\S+token=[\w-]{43}\S*\n\nWenn die Einladung ein Irrtum ist, .+\n\nRegalmarke\n$/,
    );
    expect(mail?.html).toMatch(/<a href="[^"]+token=[\w-]{43}/);
    expect(JSON.stringify(mail).replaceAll('https://plumbline.example', '')).not.toMatch(/plumbline/i);
  });

  it('that of the broker above applies where the nearer one has none, and never that of another', async () => {
    const { above, invite, resend } = await start();
    const { id: foreign } = await build(database.db, CATALOGUE_ID, 'brokers');
    await keep(foreign, 'Fremd');
    const [first] = await invite();
    expect(first?.subject).toMatch(/^Regalmarke: /);
    await keep(above, 'Von oben:');
    expect((await resend()).map(({ subject }) => subject)).toContain('Von oben: Hala <Łódź>');
  });

  it('whose file cannot be read it is in the product’s words', async () => {
    const { broker, invite } = await start();
    await keep(broker, 'Willkommen bei');
    const away = vi.spyOn(world.store(), 'read').mockRejectedValue(new Error('the store is away'));
    const warn = vi.spyOn(world.api().log, 'warn');
    const [mail] = await invite().finally(() => away.mockRestore());
    expect(warn).toHaveBeenCalledWith(
      { kind: 'INVITATION_MAIL', code: 'UNEXPECTED', reason: 'Error' },
      expect.stringContaining('its template failed'),
    );
    expect(mail?.subject).toBe('Regalmarke: Einladung in das Konto Hala <Łódź>');
  });

  it('only brokers keep it', async () => {
    const owner = callAs(database.db, actorOf(await buildAccount(database.db), 'Owner'));
    await expect(
      templateOf(owner, server(), saying('Mine'), { kind: 'INVITATION_MAIL' }),
    ).rejects.toMatchObject({ errors: { kind: { message: 'validation.onlyBrokers' } } });
  });
});
