import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor } from '@plumbline/resources/language/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config/config';
import type { Api } from '../../base/context/context';
import type { Row } from '../../entities/rowMapper';
import { takeStep } from '../../entities/takeStep';
import { setPassword } from '../../platform/auth/passwords/setPassword';
import { signInState } from '../../platform/auth/signInState';
import type { Job } from '../../platform/jobs/jobs';
import type { JobHandler } from '../../platform/jobs/runJobs';
import type { QueuedMail } from '../../platform/mail/mail';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { useRoutes } from '../../platform/testing/useRoutes';
import { configureTermination } from './configureTermination';
import { terminationMailKind } from './terminationMails';

const { instances } = definitions;
const handlers = new Map<string, JobHandler>();
let api: Api;
let config: Api['config'];
const routes = useRoutes((made, answerByServices) => {
  config = readConfig({
    DATABASE_URL: routes.database.url,
    SECRET: 'a secret of thirty-two letters or more',
  });
  api = Object.assign(made, { config, onClose: (close: () => unknown) => void close() });
  configureTermination(
    api,
    { handle: (kind, handler) => handlers.set(kind, handler), wake: () => {}, drain: async () => {} },
    // Nothing is erased here.
    {} as never,
  );
  answerByServices();
});
const { database } = routes;

const password = 'Pion-2026!';
const name = 'Magazyn Łódź';
let account: string;
let owner: Actor;
let email: string;
beforeEach(async () => {
  api.config = config;
  account = await buildAccount(database.db, { companyName: name });
  const user = await build(database.db, CATALOGUE_ID, 'users', { language: 'pl-PL', firstName: 'Ewa' });
  await setPassword(database.db, user.id, password);
  const contact = await build(database.db, account, 'contacts', { user: user.id, instanceRole: 'Owner' });
  email = String(user.email);
  owner = actorOf(account, 'Owner', { user: user.id, contact: contact.id });
});

async function give(actor: Actor, what: 'terminate' | 'undoTermination', body: Row = {}, id = account) {
  const answer = await routes.ask(actor, 'POST', `/api/instances/${id}/${what}`, body);
  return { status: answer.status, body: (await answer.json()) as Row };
}
const confirmed = { confirm: name, proof: password };
const terminated = (): Actor => ({ ...owner, termination: { erasedOn: '2027-02-15' } });
const row = (): Promise<Row> =>
  database.db('instances').where({ id: account }).first('hasResigned', 'isResignedByOwner', 'dateResigned');
const events = (): Promise<Row[]> =>
  database
    .db('securityEvents')
    .where({ instance: account })
    .whereIn('kind', ['ACCOUNT_TERMINATED', 'TERMINATION_UNDONE'])
    .orderBy('changeNumber')
    .select('kind', 'user', 'person');
const provider = () => callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));

async function mails(address = email): Promise<QueuedMail[]> {
  const jobs: Job[] = await database.db('jobs').where({ kind: terminationMailKind, subject: account });
  for (const job of jobs) {
    const payload: unknown = job.payload;
    await handlers
      .get(terminationMailKind)
      ?.run(api, { ...job, payload: typeof payload === 'string' ? JSON.parse(payload) : payload });
  }
  const { sealer } = await signInState(api);
  const rows: Row[] = await database.db('jobs').where({ kind: 'mail' }).select('payload');
  return rows
    .map(({ payload }) => {
      const { sealed } = typeof payload === 'string' ? JSON.parse(payload) : (payload as { sealed: string });
      return JSON.parse(sealer.open(sealed)) as QueuedMail;
    })
    .filter(({ to }) => to === address);
}

describe('an owner', () => {
  it('terminates the own account: at once, for ninety days, on record', async () => {
    const history = () => database.db('history').where({ recordId: account, resource: 'instances' });
    const before = (await history()).length;
    expect(await give(owner, 'terminate', confirmed)).toMatchObject({
      status: 200,
      body: {
        hasResigned: true,
        isResignedByOwner: true,
        dateResigned: '2026-11-17',
        dateErasureDue: '2027-02-15',
      },
    });
    expect(await history()).toHaveLength(before + 1);
    expect(await events()).toMatchObject([{ kind: 'ACCOUNT_TERMINATED', user: owner.user }]);
    // The same command again, as after a lost answer.
    expect(await give({ ...owner }, 'terminate', confirmed)).toMatchObject({ status: 200 });
    expect(await events()).toHaveLength(1);
  });

  it('is written to: what happens when, and how to undo it', async () => {
    await give(owner, 'terminate', confirmed);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    for (const words of ['przez właściciela', '15 lutego 2027', 'cofnąć wypowiedzenie'])
      expect(mail?.text).toContain(words);
  });

  it('has the seller written to, who reads it on the account’s page', async () => {
    const broker = await build(database.db, CATALOGUE_ID, 'brokers', {
      supportEmail: `help.${account.slice(-8)}@broker.example`,
      isWhitelabelingBroker: false,
    });
    await database.db('instances').where({ id: account }).update({ broker: broker.id });
    const subjects = async () => (await mails(String(broker.supportEmail))).map(({ subject }) => subject);
    await give(owner, 'terminate', confirmed);
    const [told, ...more] = await mails(String(broker.supportEmail));
    expect(more).toEqual([]);
    expect(told?.subject).toContain('właściciel wypowiedział konto');
    expect(told?.text).toContain(`/instances/${account}/show`);
    await give(terminated(), 'undoTermination');
    // In no order: the ids of mails are derived.
    expect(await subjects()).toContainEqual(expect.stringContaining('cofnął wypowiedzenie'));
    // What the seller decides it knows.
    await takeStep(provider(), instances, account, { name: 'resign' });
    expect(await subjects()).toHaveLength(2);
  });

  it('undoes it before the account is erased, and the account goes on', async () => {
    await give(owner, 'terminate', confirmed);
    expect(await give(terminated(), 'undoTermination')).toMatchObject({
      status: 200,
      body: { hasResigned: false, isResignedByOwner: false, dateResigned: null, dateErasureDue: null },
    });
    expect((await events()).map(({ kind }) => kind)).toEqual(['ACCOUNT_TERMINATED', 'TERMINATION_UNDONE']);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('cofnięto wypowiedzenie'),
    ]);
    expect(await give(owner, 'undoTermination')).toMatchObject({ status: 200 });
  });

  it('undoes no termination by the seller, and none of an erased account', async () => {
    await takeStep(provider(), instances, account, { name: 'resign' });
    expect(await give(terminated(), 'undoTermination')).toMatchObject({
      status: 409,
      body: { code: 'TERMINATED_BY_SELLER' },
    });
    await takeStep(provider(), instances, account, { name: 'undoResignation' });
    await give(owner, 'terminate', confirmed);
    await database.db('instances').where({ id: account }).update({ dateErased: '2027-02-15' });
    expect(await give(terminated(), 'undoTermination')).toMatchObject({
      status: 409,
      body: { code: 'STEP_IMPOSSIBLE' },
    });
    expect(await row()).toMatchObject({ hasResigned: 1 });
  });

  it.each([
    ['the name of the account', { proof: password }, { confirm: { message: 'validation.notTheName' } }],
    [
      'another name',
      { confirm: 'Magazyn', proof: password },
      { confirm: { message: 'validation.notTheName' } },
    ],
    ['the password', { confirm: name }, { proof: { message: 'validation.wrongPassword' } }],
    ['a wrong code', { confirm: name, proof: '000000' }, { proof: { message: 'validation.wrongCode' } }],
  ])('terminates nothing without %s', async (_what, sent, errors) => {
    expect(await give(owner, 'terminate', sent)).toMatchObject({ status: 422, body: { errors } });
    expect(await row()).toMatchObject({ hasResigned: 0 });
  });

  it('is asked for no password that an external issuer keeps', async () => {
    api.config = { ...config, oidc: {} as never }; // only its presence matters
    expect(await give(owner, 'terminate', { confirm: ` ${name.toUpperCase()} ` })).toMatchObject({
      status: 200,
    });
  });
});

describe('nobody else', () => {
  it('terminates the account or undoes it: other roles, programs, support, other accounts', async () => {
    const until = '2026-11-17T13:00:00.000Z';
    const others: [Actor, number][] = [
      ...(['Administrator', 'Employee', 'ServiceProvider', 'SalesForce', 'LocationContact'] as const).map(
        (role): [Actor, number] => [actorOf(account, role), 403],
      ),
      [actorOf(CATALOGUE_ID, 'ProviderAdmin'), 403],
      [{ ...owner, tokenScopes: ['read', 'write'] }, 403],
      [{ ...owner, mirroring: { id: newId(), until, mayWrite: true } }, 403],
      [actorOf(await buildAccount(database.db)), 404],
    ];
    for (const what of ['terminate', 'undoTermination'] as const)
      for (const [actor, status] of others)
        expect([actor.role, what, (await give(actor, what, confirmed)).status]).toEqual([
          actor.role,
          what,
          status,
        ]);
    expect(await row()).toMatchObject({ hasResigned: 0 });
  });

  it('not even the owner of a broker’s account, by the step for the accounts below it', async () => {
    const { id: broker } = await build(database.db, CATALOGUE_ID, 'brokers');
    await database.db('instances').where({ id: account }).update({ broker });
    const seller = { ...owner, instanceType: 'BROKER', brokers: [broker] } as const;
    await expect(
      takeStep(callAs(database.db, seller), instances, account, { name: 'resign' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
