import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { definitions, entityList } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { getRecord } from '../../entities/getRecord';
import { registerHooks } from '../../entities/hooks';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { writeMany } from '../../entities/writeMany';
import { expireInvitations } from '../../platform/auth/invitations/expireInvitations';
import { emptyBin } from '../../platform/bin/emptyBin';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { enqueue, type Job } from '../../platform/jobs/jobs';
import { runJobs } from '../../platform/jobs/runJobs';
import { pushCommands } from '../../platform/sync/pushCommands';
import { actorOf, build, buildAccount, callAs, noon, systemCall } from '../../platform/testing/factories';
import { useJobWorld } from '../../platform/testing/useJobWorld';
import { configureContacts } from '../contacts/configureContacts';
import { eraseAccount } from '../privacy';
import { erasePerson } from '../privacy/erasePerson';
import { advanceSafety } from '../safety/advanceSafety';
import { enqueueErasures, erasureKind } from './erasures';
import { terminationHooks } from './terminationHooks';
import { enqueueReminders, sendTerminationMail, terminationMailKind } from './terminationMails';

const { database, api, store, mails, setTime } = useJobWorld();
const { equipmentOwners, instances, orders, savedFilters, contacts } = definitions;
beforeAll(() => {
  registerHooks('instances', terminationHooks);
  configureContacts();
});

const provider = () => callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
const step = (id: string, name: string, args: object = {}, at = noon) =>
  takeStep({ ...provider(), now: at }, instances, id, { name, args: { ...args } });

/** An account with an owner, a customer and a deleted customer. */
async function start() {
  const { db } = database;
  const instance = await buildAccount(db, { companyName: 'Hala Sp. z o.o.', vatId: 'PL5250001234' });
  const { id: user, email } = await build(db, CATALOGUE_ID, 'users', {
    language: 'de-DE',
    firstName: 'Bozena-Maria',
  });
  const { id: contact } = await build(db, instance, 'contacts', { user, instanceRole: 'Owner' });
  const customer = await build(db, instance, 'equipmentOwners', { name: 'Before' });
  const binned = await build(db, instance, 'equipmentOwners');
  await deleteRecord(systemCall(db, instance), equipmentOwners, binned.id);
  // A session from before the termination.
  const owner = callAs(db, actorOf(instance, 'Owner', { user, contact }));
  return { db, instance, user, email: String(email), contact, customer, binned, owner };
}
const terminated = { code: 'ACCOUNT_TERMINATED', data: { erasedOn: '2027-02-15' } };

describe('a terminated account', () => {
  it('cannot be written through any interface until the termination is withdrawn', async () => {
    const { db, instance, customer, binned, owner, user } = await start();
    await step(instance, 'resign');
    const madeOffline = {
      id: newId(),
      resource: 'equipmentOwners' as const,
      recordId: customer.id,
      operation: 'update' as const,
      baseVersion: 1,
      patch: { name: 'From a device' },
      madeAt: '2026-11-16T08:00:00.000Z',
      schemaVersion: 1,
    };
    const push = () => pushCommands(owner, { user, instance, commands: [madeOffline] });
    const writes = [
      () => createRecord(owner, equipmentOwners, { name: 'New' }),
      () => updateRecord(owner, equipmentOwners, customer.id, { name: 'Other' }),
      () => deleteRecord(owner, equipmentOwners, customer.id),
      () => restoreRecord(owner, equipmentOwners, binned.id),
      () =>
        inTransaction(owner, (inner) =>
          writeMany(inner, equipmentOwners, [{ before: null, values: { name: 'One of many' } }]),
        ),
      // Writes as jobs do.
      () => updateRecord(systemCall(db, instance), equipmentOwners, customer.id, { name: 'By a job' }),
    ];
    for (const write of writes) await expect(write()).rejects.toMatchObject(terminated);
    // The command stays on the device: no final refusal is stored as its receipt.
    expect(await push()).toMatchObject([{ status: 'failed', code: 'ACCOUNT_TERMINATED' }]);
    expect(await getRecord(owner, equipmentOwners, customer.id)).toMatchObject({
      name: 'Before',
      version: 1,
    });

    await step(instance, 'undoResignation');
    expect(await push()).toMatchObject([{ status: 'applied', version: 2 }]);
    for (const write of [writes[0], writes[3], writes[4], writes[5], writes[2]]) await write?.();
  });

  it('still records usage, allows its seller to process orders, and allows erasing people', async () => {
    const { db, instance, owner, user } = await start();
    const order = await build(db, instance, 'orders');
    const person = await build(db, instance, 'contacts', {
      firstName: 'Ewa',
      lastName: 'Lis',
      instanceRole: 'Employee',
    });
    await step(instance, 'resign');
    await createRecord(owner, savedFilters, { name: 'Mine', entity: 'equipments', user });
    await takeStep(provider(), orders, order.id, { name: 'cancel', args: { cancelReason: 'Left' } });
    await erasePerson(owner, contacts, person.id, { reason: 'Asked for', confirm: 'ewa lis' });
    expect(await db('contacts').where({ id: person.id }).first('lastName')).not.toEqual({ lastName: 'Lis' });
  });

  it('is erased ninety days after the day of the resignation, whatever its effective date', async () => {
    const { instance } = await start();
    expect(await step(instance, 'resign', { date: '2020-01-01' })).toMatchObject({
      dateResigned: '2020-01-01',
      dateErasureDue: '2027-02-15',
    });
    expect(await step(instance, 'undoResignation')).toMatchObject({
      dateResigned: null,
      dateErasureDue: null,
    });
  });

  it('is skipped by jobs over all accounts, without affecting others', async () => {
    const { db, instance, binned } = await start();
    const other = await start();
    const orange = { dangerLevel: 'orange', orangeSince: '2026-09-01', status: 'OPEN' } as const;
    const deficiency = await build(db, instance, 'deficiencies', orange);
    const invited = { invitationState: 'INVITED', invitationExpiresAt: '2026-11-01T00:00:00.000Z' } as const;
    const contact = await build(db, instance, 'contacts', invited);
    const otherContact = await build(db, other.instance, 'contacts', invited);
    for (const id of [binned.id, other.binned.id])
      await db('equipmentOwners')
        .where({ id })
        .update({ deletedAt: new Date('2026-09-01') });
    await step(instance, 'resign');
    await advanceSafety(db, noon);
    await expireInvitations({ db, now: noon });
    await emptyBin(db, noon);
    expect(await db('deficiencies').where({ id: deficiency.id }).first('dangerLevel')).toEqual({
      dangerLevel: 'orange',
    });
    const stateOf = (id: string) => db('contacts').where({ id }).first('invitationState');
    expect(await stateOf(contact.id)).toEqual({ invitationState: 'INVITED' });
    expect(await stateOf(otherContact.id)).toEqual({ invitationState: 'EXPIRED' });
    const left = await db('equipmentOwners').whereIn('id', [binned.id, other.binned.id]).pluck('id');
    expect(left).toEqual([binned.id]);
  });

  it('postpones its jobs until it can be written again', async () => {
    const { db, instance, customer } = await start();
    await step(instance, 'resign');
    const jobs = runJobs(api());
    jobs.handle('test', {
      maxAttempts: 1,
      run: async () => {
        await updateRecord(systemCall(db, instance), equipmentOwners, customer.id, { name: 'By a job' });
      },
    });
    const id = newId();
    await db('jobs').insert({
      id,
      instance,
      kind: 'test',
      subject: customer.id,
      payload: '{}',
      state: 'waiting',
      runAfter: new Date(0),
      createdAt: noon,
    });
    // Either this or the runner's own timer takes the job.
    await jobs.drain();
    const state = async () => {
      const { runAfter, ...rest } = await db('jobs').where({ id }).first('state', 'attempts', 'runAfter');
      return { ...rest, isPostponed: runAfter > new Date(1) };
    };
    await expect.poll(state).toEqual({ state: 'waiting', attempts: 0, isPostponed: true });
    await step(instance, 'undoResignation');
    await db('jobs')
      .where({ id })
      .update({ runAfter: new Date(0) });
    await jobs.drain();
    await expect.poll(() => db('jobs').where({ id }).first('state')).toEqual({ state: 'done' });
  });
});

const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to === email);
async function sendAll(instance: string) {
  const jobs: Job[] = await database.db('jobs').where({ kind: terminationMailKind, subject: instance });
  for (const job of [...jobs, ...jobs]) await sendTerminationMail(api(), store(), job);
}

it('owners are mailed on termination, thirty and seven days before the erasure, and on withdrawal', async () => {
  const { db, instance, email } = await start();
  await step(instance, 'resign');
  await sendAll(instance);
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Plumbline: Konto Hala Sp. z o.o. wurde gekündigt']);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('15. Februar 2027');
  for (const day of ['2027-01-15', '2027-01-16', '2027-01-20', '2027-02-08', '2027-02-09'])
    await enqueueReminders(db, new Date(`${day}T09:00:00Z`));
  await sendAll(instance);
  expect((await subjects()).filter((subject) => subject.includes('werden gelöscht'))).toHaveLength(2);
  await step(instance, 'undoResignation');
  await sendAll(instance);
  expect((await subjects()).filter((subject) => subject.includes('zurückgenommen'))).toHaveLength(1);
});

describe('ninety days later', () => {
  const later = new Date('2027-02-15T09:00:00Z');

  it('only the seller’s records are left, and the erasure is recorded without names', async () => {
    setTime(later);
    const { db, instance, user, contact, email } = await start();
    const order = await build(db, instance, 'orders', { orderedBy: contact, billingName: 'Hala Sp. z o.o.' });
    const other = await buildAccount(db);
    const elsewhere = await build(db, other, 'equipmentOwners');
    const both = await build(db, CATALOGUE_ID, 'users', { firstName: 'Jan' });
    for (const home of [instance, other])
      await build(db, home, 'contacts', { user: both.id, instanceRole: 'Employee' });
    const { hash } = await build(db, instance, 'files', { hash: 'a'.repeat(64) });
    const temporary = path.join(store().temporaryFolder, newId());
    await writeFile(temporary, 'photo');
    await store().adopt(instance, String(hash), temporary);
    const invited = await build(db, instance, 'contacts', { instanceRole: 'Employee' });
    for (const kind of ['mail', 'invitationMail'])
      await enqueue(db, { instance: CATALOGUE_ID, kind, subject: invited.id, payload: {}, now: later });
    await step(instance, 'resign');

    await enqueueErasures(db, new Date('2027-02-14T09:00:00Z'));
    expect(await db('jobs').where({ kind: erasureKind, subject: instance })).toEqual([]);
    await Promise.all([enqueueErasures(db, later), enqueueErasures(db, later)]);
    expect(await db('jobs').where({ kind: erasureKind, subject: instance })).toHaveLength(1);
    await eraseAccount(api(), store(), instance);
    await eraseAccount(api(), store(), instance);

    for (const { name, isKeptBySeller } of entityList) {
      if (isKeptBySeller || name === 'instances') continue;
      expect([name, await db(name).where({ instance })]).toEqual([name, []]);
    }
    expect(await db('jobs').where({ subject: invited.id })).toEqual([]);
    const left = await db('history').where({ instance }).distinct('resource').pluck('resource');
    expect(left).toEqual(['orders']);
    expect(await store().has(instance, String(hash))).toBe(false);
    expect(await db('orders').where({ id: order.id }).first('billingName', 'orderedBy')).toEqual({
      billingName: 'Hala Sp. z o.o.',
      orderedBy: null,
    });
    const row = await getRecord(provider(), instances, instance);
    expect(row).toMatchObject({ dateErased: '2027-02-15', vatId: null, address: null });
    expect(JSON.stringify(row)).not.toContain('Hala');
    expect(JSON.stringify(await db('users').where({ id: user }).first())).not.toMatch(/Bozena/);
    expect(await db('users').where({ id: both.id }).first('firstName')).toEqual({ firstName: 'Jan' });
    expect(await db('equipmentOwners').where({ id: elsewhere.id })).toHaveLength(1);
    const [record, ...more] = await db('privacyRecords').where({ instance: CATALOGUE_ID, person: instance });
    expect(more).toEqual([]);
    expect(record).toMatchObject({ kind: 'ERASURE', entity: 'instances', requestedBy: null });
    expect(record.reason).toContain('equipmentOwners 2');
    expect(record.reason).toContain('kept: orders 1');
    expect(record.reason).not.toContain(email);
    await expect(step(instance, 'undoResignation')).rejects.toMatchObject({ code: 'STEP_IMPOSSIBLE' });
    setTime(noon);
  });

  it('an account whose termination was just withdrawn is not erased', async () => {
    setTime(later);
    const { db, instance, customer } = await start();
    await step(instance, 'resign');
    await step(instance, 'undoResignation');
    await eraseAccount(api(), store(), instance);
    expect(await db('equipmentOwners').where({ id: customer.id })).toHaveLength(1);
    setTime(noon);
  });
});
