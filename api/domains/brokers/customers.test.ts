import { readCustomers as listContract } from '@plumbline/resources/commands/brokers';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import type { Actor, Role } from '@plumbline/resources/language/permissions';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../base/config/config';
import type { Api } from '../../base/context/context';
import { registerHooks } from '../../entities/hooks';
import { updateRecord } from '../../entities/updateRecord';
import { registerOpeningLicence } from '../../platform/auth/registration/openingLicence';
import { signInState } from '../../platform/auth/signInState';
import type { Mail } from '../../platform/mail/mail';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../../platform/testing/factories';
import { takenBy } from '../../platform/testing/takenBy';
import { giveTrial } from '../licences/giveTrial';
import { brokerHooks, customerHooks } from './brokerHooks';
import { createCustomer } from './createCustomer';
import { readCustomers } from './readCustomers';

const database = useTestDatabase();
let api: Api;
beforeAll(() => {
  const config = readConfig({
    DATABASE_URL: database.url,
    SECRET: 'a secret for tests only',
    ORIGIN: 'https://app.example',
  });
  // Of the api the commands need no more than this.
  api = { config, db: database.db, log: pino({ level: 'silent' }), now: () => noon } as Api;
  registerOpeningLicence(giveTrial);
  registerHooks('instances', customerHooks);
  registerHooks('brokers', brokerHooks(config));
});

/** A broker under its own name with one below it, and a stranger beside them. */
async function brokers() {
  const { db } = database;
  const top = (await build(db, CATALOGUE_ID, 'brokers', { name: 'Regalwerk', isWhitelabelingBroker: true }))
    .id;
  const below = (await build(db, CATALOGUE_ID, 'brokers', { parentBroker: top })).id;
  const stranger = (await build(db, CATALOGUE_ID, 'brokers')).id;
  const home = await buildAccount(db, { instanceType: 'BROKER', broker: top });
  const as = (role: Role, more: Partial<Actor> = {}): Actor =>
    actorOf(home, role, { instanceType: 'BROKER', broker: top, brokers: [top, below], ...more });
  return { top, below, stranger, as };
}

const asked = async (actor: Actor, query: Record<string, string> = {}) =>
  readCustomers(callAs(database.db, actor), await takenBy(listContract, query));
const names = async (...given: Parameters<typeof asked>) =>
  (await asked(...given)).customers.map(({ name }) => name);
const provider = (role: Role = 'ProviderAdmin') => actorOf(CATALOGUE_ID, role);

describe('the customers of a broker', () => {
  it('are those of its own and of the brokers below it, and nobody else’s', async () => {
    const { db } = database;
    const { top, below, stranger, as } = await brokers();
    await buildAccount(db, { companyName: 'Ähre', broker: top });
    await buildAccount(db, { companyName: 'Birke', broker: below });
    await buildAccount(db, { companyName: 'Fremd', broker: stranger });
    for (const role of ['Owner', 'Administrator', 'SalesForce'] as const)
      expect(await names(as(role))).toEqual(['Ähre', 'Birke']);
    expect(await names(as('Owner'), { broker: below })).toEqual(['Birke']);
    expect(await names(as('Owner'), { broker: stranger })).toEqual([]);
    expect(await names(as('Owner'), { search: 'ähr' })).toEqual(['Ähre']);
    expect(await names(as('Owner'), { search: '%' })).toEqual([]);
    expect(await names(provider(), { broker: stranger })).toEqual(['Fremd']);
    expect(await asked(actorOf(top, 'Owner'))).toEqual({ total: 0, customers: [] });
  });

  it('come with their owner and last work to those who keep the accounts, not to the sales force', async () => {
    const { db } = database;
    const { top, as } = await brokers();
    const account = await buildAccount(db, { companyName: 'Ähre', broker: top });
    await build(db, account, 'contacts', {
      firstName: 'Zoë',
      lastName: 'Źdźbło',
      instanceRole: 'Owner',
      emailAddress: 'zoe@aehre.example',
      phoneNumbers: [{ kind: 'work', number: '+48 22 123 45 67' }],
    });
    const [kept] = (await asked(as('Administrator'))).customers;
    expect(kept).toMatchObject({
      contact: { name: 'Zoë Źdźbło', email: 'zoe@aehre.example', phone: '+48 22 123 45 67' },
      isInvited: null,
      lastActivity: noon.toISOString(),
    });
    for (const actor of [as('SalesForce'), provider('ProviderSupport')]) {
      const [told] = (await asked(actor, { broker: top })).customers;
      expect(told).toMatchObject({ name: 'Ähre', contact: null, lastActivity: null });
    }
  });

  it('stand by what is in force today', async () => {
    const { db } = database;
    const { top, as } = await brokers();
    const account = async (companyName: string, ...licences: object[]) => {
      const id = await buildAccount(db, { companyName, broker: top });
      await db('licenses').where({ instance: id }).update({ deletedAt: noon });
      for (const licence of licences)
        await build(db, id, 'licenses', { validFrom: '2026-01-01', isTrial: false, ...licence });
    };
    await account('Trial', { isTrial: true, validBefore: '2026-12-01' });
    await account('Ending', { validBefore: '2026-12-01' }, { isTrial: true, validBefore: '2026-11-20' });
    await account('Carried', { validBefore: '2026-12-01' }, { validBefore: '2028-01-01' });
    await account('Endless', { validBefore: '2026-12-01' }, { validBefore: null });
    await account('Over', { validBefore: '2026-11-17' });
    await account('Future', { validFrom: '2026-11-18', validBefore: '2027-11-18' });
    const inState = (state: string) => names(as('Owner'), { state });
    expect(await inState('trial')).toEqual(['Trial']);
    expect(await inState('ending')).toEqual(['Ending']);
    expect(await inState('none')).toEqual(['Future', 'Over']);
    const all = (await asked(as('Owner'))).customers;
    const standing = all.map(({ name, licenses, validBefore, trialBefore }) => [
      name,
      licenses,
      validBefore,
      trialBefore,
    ]);
    expect(standing).toEqual([
      ['Carried', 2, '2028-01-01', null],
      ['Ending', 1, '2026-12-01', '2026-11-20'],
      ['Endless', 2, null, null],
      ['Future', 0, null, null],
      ['Over', 0, null, null],
      ['Trial', 0, null, '2026-12-01'],
    ]);
  });

  it('come in pages', async () => {
    const { db } = database;
    const { top, as } = await brokers();
    for (let count = 0; count < 26; count += 1)
      await buildAccount(db, { companyName: `Firma ${String(count).padStart(2, '0')}`, broker: top });
    const first = await asked(as('Owner'));
    expect([first.total, first.customers.length]).toEqual([26, 25]);
    expect(await names(as('Owner'), { page: '2' })).toEqual(['Firma 25']);
    expect(await names(as('Owner'), { page: 'x' })).toHaveLength(25);
  });
});

const wish = (more: object = {}) => ({
  id: newId(),
  companyName: 'Lagerhaus Łódź',
  instanceType: 'COMPANY' as const,
  firstName: 'Łucja',
  lastName: 'Nowak',
  emailAddress: `lucja${newId().slice(-8)}@lagerhaus.example`,
  language: 'pl-PL' as const,
  ...more,
});
const create = (actor: Actor, wished: ReturnType<typeof wish> & { broker?: string | null }) =>
  createCustomer(api, callAs(database.db, actor), wished);

describe('an account that a broker opens', () => {
  it('is on trial, is its own, and its owner is invited in the broker’s name; sent twice it is made once', async () => {
    const { db } = database;
    const { top, as } = await brokers();
    const actor = as('Owner');
    const wished = wish();
    const made = await create(actor, wished);
    expect(await create(actor, wished)).toEqual(made);
    expect(await db('instances').where({ id: wished.id }).first('companyName', 'broker')).toEqual({
      companyName: 'Lagerhaus Łódź',
      broker: top,
    });
    const [listed] = (await asked(actor)).customers;
    expect(listed).toMatchObject({ isInvited: 'INVITED', licenses: 0, trialBefore: '2026-12-17' });
    const mails = await mailsTo(wished.emailAddress);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'invitation', brand: { name: 'Regalwerk' } });
    expect(mails[0]?.text).toMatch(/https:\/\/app\.example\/oidc\/invitation\?\S*broker=/);
    expect(mails[0]?.text).not.toContain('Plumbline');
    const [{ user }] = await db('history')
      .where({ instance: wished.id, resource: 'instances' })
      .select('user');
    expect(user).toBe(actor.user);
  });

  it('goes to a broker below on wish, never to another’s', async () => {
    const { below, stranger, as } = await brokers();
    const wished = wish({ broker: below });
    await create(as('Administrator'), wished);
    expect(await names(as('Owner'), { broker: below })).toEqual(['Lagerhaus Łódź']);
    await expect(create(as('Owner'), wish({ broker: stranger }))).rejects.toMatchObject({ code: 'INVALID' });
    await expect(create(as('Owner'), { ...wished, broker: undefined as never })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is opened by nobody who keeps no customers', async () => {
    const { as } = await brokers();
    for (const actor of [as('SalesForce'), actorOf(newId(), 'Owner'), provider('ProviderSupport')])
      await expect(create(actor, wish())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('leaves nothing behind where the owner cannot be invited', async () => {
    const { as } = await brokers();
    const wished = wish({ emailAddress: 'nobody' });
    await expect(create(as('Owner'), wished)).rejects.toMatchObject({ code: 'INVALID' });
    expect(await database.db('instances').where({ id: wished.id })).toEqual([]);
  });
});

it('an account that changes its broker keeps no salesperson of the one before', async () => {
  const { db } = database;
  const { top, below } = await brokers();
  const salesman = (await build(db, CATALOGUE_ID, 'salesmen', { broker: top })).id;
  const account = await buildAccount(db, { broker: top, salesman });
  const move = (broker: string | null) =>
    updateRecord(systemCall(db, account), definitions.instances, account, { broker });
  expect(await move(below)).toMatchObject({ broker: below, salesman: null });
  const other = (await build(db, CATALOGUE_ID, 'salesmen', { broker: top })).id;
  const moved = await updateRecord(systemCall(db, account), definitions.instances, account, {
    broker: top,
    salesman: other,
  });
  expect(moved).toMatchObject({ broker: top, salesman: other });
});

it('a broker’s host name is its own, in small letters, and not the application’s', async () => {
  const { db } = database;
  const withHost = (host: string) => build(db, CATALOGUE_ID, 'brokers', { host });
  await withHost('pruefung.eins.example');
  for (const host of [
    'pruefung.eins.example',
    'app.example',
    'https://x.example',
    'Gross.example',
    'x',
    'a..b',
  ])
    await expect(withHost(host)).rejects.toMatchObject({ code: 'INVALID' });
});

async function mailsTo(address: string): Promise<Mail[]> {
  const { sealer } = await signInState(api);
  const jobs = await database.db('jobs').where({ kind: 'mail' });
  return jobs
    .map((job): Mail => JSON.parse(sealer.open(job.payload.sealed)))
    .filter(({ to }) => to === address);
}
