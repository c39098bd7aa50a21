import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { describe, expect, it } from 'vitest';
import { createRecord } from '../../../entities/createRecord';
import { getRecord } from '../../../entities/getRecord';
import { listRecords } from '../../../entities/listRecords';
import { updateRecord } from '../../../entities/updateRecord';
import { useTestDatabase } from '../../testing/database';
import { actorOf, build, buildAccount, callAs } from '../../testing/factories';
import { brokersOf } from './brokersOf';

const database = useTestDatabase();

/** A broker with its account, one below it, and an account that the lower one looks after. */
async function hierarchy() {
  const { db } = database;
  const staff = callAs(db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
  const account = await buildAccount(db, { instanceType: 'BROKER' });
  const top = (await build(db, CATALOGUE_ID, 'brokers')).id;
  const below = (await build(db, CATALOGUE_ID, 'brokers', { parentBroker: top })).id;
  const aside = (await build(db, CATALOGUE_ID, 'brokers')).id;
  await updateRecord(staff, definitions.brokers, top, { account });
  const customer = await buildAccount(db);
  await updateRecord(staff, definitions.instances, customer, { broker: below });
  const actor = actorOf(account, 'Owner', {
    instanceType: 'BROKER',
    ...(await brokersOf(db, { instance: account, instanceType: 'BROKER' })),
  });
  return { staff, top, below, aside, customer, call: callAs(db, actor) };
}

describe('brokers', () => {
  it('know themselves and all below, and nobody beside them', async () => {
    const { top, below, call } = await hierarchy();
    expect(call.actor.broker).toBe(top);
    expect([...(call.actor.brokers ?? [])].sort()).toEqual([top, below].sort());
  });

  it('are administered also by whom they name, from a broker’s account and from no other', async () => {
    const { staff, aside } = await hierarchy();
    const { id: user } = await build(database.db, CATALOGUE_ID, 'users');
    const account = await buildAccount(database.db, { instanceType: 'BROKER' });
    await updateRecord(staff, definitions.brokers, aside, { admins: [user] });
    const of = (instanceType: 'BROKER' | 'COMPANY', who?: string) =>
      brokersOf(database.db, { instance: account, instanceType }, who);
    expect(await of('BROKER', user)).toEqual({ broker: aside, brokers: [aside] });
    expect(await of('BROKER')).toEqual({ broker: null });
    expect(await of('COMPANY', user)).toEqual({ broker: null });
  });

  it('write down licences and orders of the accounts they look after, and say whose', async () => {
    const { customer, call, below } = await hierarchy();
    const set = (await build(database.db, CATALOGUE_ID, 'licenseSets', { broker: below })).id;
    const order = { licenseSet: set, dateOrdered: '2026-11-17' };
    const made = await createRecord(call, definitions.orders, { ...order, instance: customer });
    expect(made).toMatchObject({ instance: customer, licenseSet: set });
    const seller = callAs(database.db, { ...call.actor, role: 'SalesForce' });
    expect(await createRecord(seller, definitions.orders, { ...order, instance: customer })).toMatchObject({
      instance: customer,
    });
    const refused = (instance: unknown, as = call) =>
      createRecord(as, definitions.orders, { ...order, ...(instance ? { instance } : {}) });
    const named = (message: string) => ({ errors: { instance: { message: `validation.${message}` } } });
    await expect(refused(undefined)).rejects.toMatchObject(named('required'));
    await expect(refused(await buildAccount(database.db))).rejects.toMatchObject(named('referenceMissing'));
    const owner = callAs(database.db, actorOf(customer, 'Owner', { broker: below }));
    await expect(refused(customer, owner)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const licence = { name: 'Basic', instance: customer };
    await expect(createRecord(seller, definitions.licenses, licence)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await createRecord(call, definitions.licenses, licence)).toMatchObject({ instance: customer });
  });

  it('keep salespeople where the accounts they look after read them, once the provider has unlocked that', async () => {
    const { staff, customer, call, below } = await hierarchy();
    const draft = { firstName: 'Ewa', lastName: 'Nowak', broker: below };
    const made = await createRecord(call, definitions.salesmen, draft);
    const owner = callAs(database.db, actorOf(customer, 'Owner', { broker: below }));
    const seen = () => getRecord(owner, definitions.salesmen, String(made.id));
    await expect(seen()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await updateRecord(staff, definitions.brokers, below, { isShownSalesman: true });
    expect(await seen()).toMatchObject(draft);
  });

  it('administer accounts of the brokers below, and lose them when these go elsewhere', async () => {
    const { staff, aside, customer, call } = await hierarchy();
    const changed = await updateRecord(call, definitions.instances, customer, {
      internalCustomerNumber: 'R-7',
    });
    expect(changed).toMatchObject({ instance: customer, internalCustomerNumber: 'R-7' });
    const { rows } = await listRecords(call, definitions.instances);
    expect(rows.map(({ id }) => id).sort()).toEqual([customer, call.actor.instance].sort());
    await updateRecord(staff, definitions.instances, customer, { broker: aside });
    await expect(getRecord(call, definitions.instances, customer)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('neither move accounts to another broker nor decide what the owner decides', async () => {
    const { aside, customer, call } = await hierarchy();
    await expect(
      updateRecord(call, definitions.instances, customer, { broker: aside }),
    ).rejects.toMatchObject({
      errors: { broker: { message: 'validation.providerOnly' } },
    });
    await expect(
      updateRecord(call, definitions.instances, customer, { supportMayWriteUntil: '2026-12-01T00:00:00Z' }),
    ).rejects.toMatchObject({ errors: { supportMayWriteUntil: { message: 'validation.notYourRole' } } });
  });
});

describe('customers', () => {
  it('read the broker who looks after them and no other, and reach nobody else’s account by it', async () => {
    const { top, below, customer } = await hierarchy();
    const found = await brokersOf(database.db, { instance: customer, instanceType: 'AUDITOR' });
    expect(found).toEqual({ broker: below });
    const call = callAs(database.db, actorOf(customer, 'Owner', found));
    expect((await getRecord(call, definitions.brokers, below)).id).toBe(below);
    await expect(getRecord(call, definitions.brokers, top)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(updateRecord(call, definitions.brokers, below, { name: 'Mine' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { rows } = await listRecords(call, definitions.instances);
    expect(rows.map(({ id }) => id)).toEqual([customer]);
  });

  it('do not set what their broker notes about them', async () => {
    const { customer } = await hierarchy();
    const call = callAs(database.db, actorOf(customer, 'Owner'));
    await expect(
      updateRecord(call, definitions.instances, customer, { internalCustomerNumber: 'X' }),
    ).rejects.toMatchObject({ errors: { internalCustomerNumber: { message: 'validation.brokerOnly' } } });
  });
});
