import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../entities/call';
import { deleteRecord } from '../../entities/deleteRecord';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { writeMany } from '../../entities/writeMany';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../platform/testing/factories';
import { configureContacts } from './configureContacts';

const database = useTestDatabase();
const { contacts } = definitions;
beforeAll(configureContacts);

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

async function person(
  instance: string,
  instanceRole: 'Owner' | 'Administrator' | 'Employee',
  canSignIn = true,
) {
  const user = canSignIn ? (await build(database.db, CATALOGUE_ID, 'users')).id : null;
  return build(database.db, instance, 'contacts', { instanceRole, user });
}

const as = (account: string, role: 'Owner' | 'Administrator', contact?: string) =>
  callAs(database.db, actorOf(account, role, contact ? { contact } : {}));

describe('people of an account', () => {
  it('keep an owner who can sign in', async () => {
    const account = await buildAccount(database.db);
    const owner = await person(account, 'Owner');
    await person(account, 'Owner', false);
    const call = as(account, 'Owner');
    expect(await codeOf(deleteRecord(call, contacts, owner.id))).toBe('LAST_OWNER');
    expect(await codeOf(updateRecord(call, contacts, owner.id, { instanceRole: 'Employee' }))).toBe(
      'LAST_OWNER',
    );
    const system = systemCall(database.db, account);
    expect(await codeOf(updateRecord(system, contacts, owner.id, { user: null }))).toBe('LAST_OWNER');
    await person(account, 'Owner');
    expect(await codeOf(deleteRecord(call, contacts, owner.id))).toBe('done');
  });

  it('keep an owner whose sign-in is not switched off', async () => {
    const account = await buildAccount(database.db);
    const owner = await person(account, 'Owner');
    const provider = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
    const switchOff = () =>
      updateRecord(provider, definitions.users, String(owner.user), { isActive: false });
    expect(await codeOf(switchOff())).toBe('LAST_OWNER');
    const other = await person(account, 'Owner');
    expect(await codeOf(switchOff())).toBe('done');
    expect(await codeOf(deleteRecord(as(account, 'Owner'), contacts, other.id))).toBe('LAST_OWNER');
  });

  it('cannot delete themselves nor change their own rights', async () => {
    const account = await buildAccount(database.db);
    const administrator = await person(account, 'Administrator');
    const call = as(account, 'Administrator', administrator.id);
    const update = (values: Record<string, unknown>) =>
      codeOf(updateRecord(call, contacts, administrator.id, values));
    expect(await codeOf(deleteRecord(call, contacts, administrator.id))).toBe('CANNOT_DELETE_ONESELF');
    expect(await update({ instanceRole: 'Employee' })).toBe('CANNOT_CHANGE_OWN_RIGHTS');
    expect(await update({ locationAccess: 'restricted' })).toBe('CANNOT_CHANGE_OWN_RIGHTS');
    expect(await update({ comment: 'On leave until May.' })).toBe('done');
  });

  it('are told that they own the account alone before they are told to ask another owner', async () => {
    const account = await buildAccount(database.db);
    const owner = await person(account, 'Owner');
    const call = as(account, 'Owner', owner.id);
    const update = (values: Record<string, unknown>) => updateRecord(call, contacts, owner.id, values);
    const refusal = (code: string, ...fields: string[]) => ({
      code,
      errors: Object.fromEntries(fields.map((name) => [name, { message: `errors.${code}`, args: {} }])),
    });
    await expect(update({ instanceRole: 'Employee' })).rejects.toMatchObject(
      refusal('LAST_OWNER', 'instanceRole'),
    );
    await expect(update({ categoryAccess: 'restricted' })).rejects.toMatchObject(
      refusal('LAST_OWNER', 'categoryAccess'),
    );
    expect(await codeOf(deleteRecord(call, contacts, owner.id))).toBe('LAST_OWNER');
    await person(account, 'Owner');
    await expect(update({ instanceRole: 'Employee' })).rejects.toMatchObject(
      refusal('CANNOT_CHANGE_OWN_RIGHTS', 'instanceRole'),
    );
    expect(await codeOf(deleteRecord(call, contacts, owner.id))).toBe('CANNOT_DELETE_ONESELF');
  });

  it('are made owners by owners alone', async () => {
    const account = await buildAccount(database.db);
    const employee = await person(account, 'Employee');
    const raise = (role: 'Owner' | 'Administrator') =>
      codeOf(updateRecord(as(account, role), contacts, employee.id, { instanceRole: 'Owner' }));
    expect(await raise('Administrator')).toBe('OWNER_MAKES_OWNERS');
    expect(await raise('Owner')).toBe('done');
  });

  it('are called what they are when they get another role, unless another kind is chosen with it', async () => {
    const account = await buildAccount(database.db);
    await person(account, 'Owner');
    const { id } = await build(database.db, account, 'contacts', {
      instanceRole: 'Owner',
      contactType: 'owner',
    });
    const become = async (values: object) =>
      (await updateRecord(as(account, 'Owner'), contacts, id, { ...values })).contactType;
    expect(await become({ instanceRole: 'Employee' })).toBe('employee');
    expect(await become({ instanceRole: 'Owner', contactType: 'owner' })).toBe('owner');
    expect(await become({ instanceRole: 'Employee', contactType: 'auditor' })).toBe('auditor');
    expect(await become({ instanceRole: 'Administrator' })).toBe('auditor');
    expect(await become({ comment: 'Inspects on Mondays.' })).toBe('auditor');
  });

  it('lose the rights of an owner through owners alone', async () => {
    const account = await buildAccount(database.db);
    const owner = await person(account, 'Owner');
    await person(account, 'Owner');
    const call = as(account, 'Administrator');
    expect(await codeOf(deleteRecord(call, contacts, owner.id))).toBe('OWNER_CHANGES_OWNERS');
    for (const values of [
      { instanceRole: 'Employee' },
      { instanceRole: null },
      { categoryAccess: 'restricted' },
    ])
      expect(await codeOf(updateRecord(call, contacts, owner.id, values))).toBe('OWNER_CHANGES_OWNERS');
    expect(await codeOf(updateRecord(call, contacts, owner.id, { comment: 'Retires in June.' }))).toBe(
      'done',
    );
  });

  it('are administrators up to the number of the account', async () => {
    const account = await buildAccount(database.db, { maxAdministrators: 2 });
    const [first] = [await person(account, 'Administrator'), await person(account, 'Administrator')];
    const employee = await person(account, 'Employee');
    const call = as(account, 'Owner');
    const raise = () => updateRecord(call, contacts, employee.id, { instanceRole: 'Administrator' });
    const error = { message: 'errors.MAX_ADMINISTRATORS', args: { max: 2 } };
    await expect(raise()).rejects.toMatchObject({
      code: 'MAX_ADMINISTRATORS',
      data: { max: 2 },
      errors: { instanceRole: error },
    });
    await updateRecord(call, contacts, first.id, { instanceRole: 'Employee' });
    expect(await codeOf(raise())).toBe('done');
  });

  it('are five administrators where the account says nothing, in one batch, too', async () => {
    const account = await buildAccount(database.db);
    const draft = {
      firstName: 'Anna',
      lastName: 'Nowak',
      contactType: 'admin',
      instanceRole: 'Administrator',
    };
    const outcomes = await inTransaction(as(account, 'Owner'), (call) =>
      writeMany(
        call,
        contacts,
        Array.from({ length: 6 }, () => ({ before: null, values: draft })),
      ),
    );
    expect(outcomes.map((one) => (one.outcome === 'refused' ? one.error.code : one.outcome))).toEqual([
      ...Array(5).fill('created'),
      'MAX_ADMINISTRATORS',
    ]);
  });

  it('sign in up to the number of the licence', async () => {
    const account = await buildAccount(database.db, { maxUser: 1 });
    await person(account, 'Owner');
    expect(await codeOf(person(account, 'Employee'))).toBe('MAX_USERS');
    expect(await codeOf(person(account, 'Employee', false))).toBe('done');
  });

  it('are not deleted while on an open planning, an unfinished audit or a report', async () => {
    const account = await buildAccount(database.db);
    const [auditor, contact, reviewer] = [
      await person(account, 'Employee', false),
      await person(account, 'Employee', false),
      await person(account, 'Employee', false),
    ];
    const planning = await build(database.db, account, 'auditPlannings', {
      auditor: auditor.id,
      contact: contact.id,
    });
    await build(database.db, account, 'audits', { auditor: auditor.id });
    await build(database.db, account, 'auditReports', { planning: planning.id, auditor: reviewer.id });
    const blockers = async (id: string) => {
      const refusal = await deleteRecord(as(account, 'Owner'), contacts, id).catch((error) => error);
      return refusal.data?.blockers;
    };
    expect(await blockers(auditor.id)).toEqual([
      { resource: 'auditPlannings', field: 'auditor', count: 1 },
      { resource: 'audits', field: 'auditor', count: 1 },
    ]);
    expect(await blockers(contact.id)).toEqual([{ resource: 'auditPlannings', field: 'contact', count: 1 }]);
    expect(await blockers(reviewer.id)).toEqual([{ resource: 'auditReports', field: 'auditor', count: 1 }]);
  });
});

describe('a sign-in', () => {
  it('has its address moved by nobody but its owner, and a telephone number that can be dialled', async () => {
    const { id } = await build(database.db, CATALOGUE_ID, 'users', { phone: '+48 61 555 01 10' });
    const { users } = definitions;
    const problems = (role: 'ProviderAdmin' | 'Owner', values: Record<string, unknown>) =>
      updateRecord(
        callAs(database.db, actorOf(role === 'Owner' ? newId() : CATALOGUE_ID, role, { user: id })),
        users,
        id,
        values,
      ).then(
        () => 'done',
        (error) => error.errors,
      );
    expect(await problems('ProviderAdmin', { email: 'other@example.test' })).toEqual({
      email: { message: 'validation.ownEmailOnly' },
    });
    for (const phone of [' 48 61 555 01 10', '123456', 'call me'])
      expect(await problems('Owner', { phone })).toEqual({ phone: { message: 'validation.phone' } });
    expect(await problems('Owner', { phone: null })).toEqual({ phone: { message: 'validation.required' } });
    expect(await problems('Owner', { phone: '5550110' })).toBe('done');
    // Who came by an invitation has none yet: it is asked with the profile, not with a setting.
    await database.db('users').where({ id }).update({ phone: null });
    expect(await problems('Owner', { firstName: 'Anna' })).toEqual({
      phone: { message: 'validation.required' },
    });
    expect(await problems('Owner', { weeklyMail: false })).toBe('done');
  });

  it('of support keeps its own settings, and nobody else’s', async () => {
    const own = await build(database.db, CATALOGUE_ID, 'users', { systemRole: 'ProviderSupport' });
    const other = await build(database.db, CATALOGUE_ID, 'users');
    const support = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderSupport', { user: own.id }));
    const change = (id: string, values: object) =>
      updateRecord(support, definitions.users, id, { ...values }).catch(
        (error) => error.errors ?? error.code,
      );
    const settings = { tourSeenAt: '2026-11-17T12:00:00.000Z', newsSeenAt: '2026-11-17T12:00:00.000Z' };
    expect(await change(own.id, settings)).toMatchObject(settings);
    expect(await change(other.id, settings)).toBe('FORBIDDEN');
    const refused = { message: 'validation.notYourRole' };
    expect(await change(own.id, { systemRole: 'ProviderAdmin' })).toEqual({ systemRole: refused });
    expect(await change(own.id, { isActive: false })).toEqual({ isActive: refused });
  });

  it('takes its new address, once confirmed, to the contacts that had the old one', async () => {
    const { id } = await build(database.db, CATALOGUE_ID, 'users', { email: 'old@example.test' });
    const [one, other] = [await buildAccount(database.db), await buildAccount(database.db)];
    const of = (instance: string, emailAddress: string) =>
      build(database.db, instance, 'contacts', { user: id, emailAddress });
    const same = await of(one, 'old@example.test');
    const own = await of(other, 'office@example.test');
    const email = 'new@example.test';
    await updateRecord(systemCall(database.db, CATALOGUE_ID), definitions.users, id, { email });
    const addressOf = async (row: { id: string }) =>
      (await database.db('contacts').where({ id: row.id }).first('emailAddress')).emailAddress;
    expect(await addressOf(same)).toBe(email);
    expect(await addressOf(own)).toBe('office@example.test');
  });

  it('can still change where one of the accounts was terminated', async () => {
    const { id } = await build(database.db, CATALOGUE_ID, 'users', { email: 'before@example.test' });
    const account = await buildAccount(database.db);
    const contact = await build(database.db, account, 'contacts', {
      user: id,
      emailAddress: 'before@example.test',
    });
    const provider = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
    await takeStep(provider, definitions.instances, account, { name: 'resign', args: {} });
    const email = 'after@example.test';
    await updateRecord(systemCall(database.db, CATALOGUE_ID), definitions.users, id, { email });
    const rows = await database.db('contacts').where({ id: contact.id }).pluck('emailAddress');
    expect(rows).toEqual([email]);
  });
});
