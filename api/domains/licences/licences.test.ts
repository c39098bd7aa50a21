import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { configureLicences } from './configureLicences';

const database = useTestDatabase();
let staff: Call;
beforeAll(() => {
  configureLicences();
  staff = callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
});

describe('ranges of checker ids', () => {
  const range = (prefix: string, firstNumber: number, lastNumber: number) =>
    createRecord(staff, definitions.checkerIdRanges, { prefix, firstNumber, lastNumber });

  it('belong to brokers with own codes, or below a broker with own codes', async () => {
    const broker = async (values: object) => (await build(database.db, CATALOGUE_ID, 'brokers', values)).id;
    const of = (id: string, prefix: string) =>
      createRecord(staff, definitions.checkerIdRanges, { prefix, firstNumber: 1, lastNumber: 9, broker: id });
    const having = await broker({ ownQRCode: true });
    await of(having, 'OWN-');
    await of(await broker({ ownQRCode: false, parentBroker: having }), 'SUB-');
    await expect(of(await broker({ ownQRCode: false }), 'NONE-')).rejects.toMatchObject({
      errors: { broker: { message: 'validation.brokerWithoutCodes' } },
    });
  });

  it('do not overlap another range of the same prefix, when created or changed', async () => {
    await range('AB-', 100, 199);
    const overlapping = {
      code: 'INVALID',
      errors: { firstNumber: { message: 'validation.rangeOverlaps', args: { first: 100, last: 199 } } },
    };
    for (const [first, last] of [
      [199, 250],
      [1, 100],
      [120, 130],
      [1, 900],
    ] as const)
      await expect(range('ab-', first, last)).rejects.toMatchObject(overlapping);
    expect(await range('CD-', 100, 199)).toMatchObject({ firstNumber: 100 });
    const next = await range('AB-', 200, 299);
    const change = (values: object) =>
      updateRecord(staff, definitions.checkerIdRanges, String(next.id), { ...values });
    await expect(change({ firstNumber: 199 })).rejects.toMatchObject(overlapping);
    expect(await change({ comment: 'Box 2', lastNumber: 250 })).toMatchObject({ lastNumber: 250 });
  });
});

describe('orders', () => {
  it('have the price of the set, which must be on sale on that day', async () => {
    const instance = await buildAccount(database.db);
    const { id: licenseSet } = await build(database.db, CATALOGUE_ID, 'licenseSets', {
      price: 19.5,
      currency: 'PLN',
      validFrom: '2026-01-01',
      validTill: '2026-12-31',
    });
    const order = (values: object) =>
      createRecord(staff, definitions.orders, { instance, licenseSet, ...values });
    expect(await order({ dateOrdered: '2026-12-31' })).toMatchObject({
      unitPrice: 19.5,
      currency: 'PLN',
    });
    expect(await order({})).toMatchObject({
      number: 'B-2026-0002',
      quantity: 1,
      unitPrice: 19.5,
      dateOrdered: '2026-11-17',
    });
    await expect(order({ unitPrice: 10 })).rejects.toMatchObject({
      errors: { unitPrice: { message: 'validation.readOnly' } },
    });
    for (const dateOrdered of ['2025-12-31', '2027-01-01'])
      await expect(order({ dateOrdered })).rejects.toMatchObject({
        errors: { licenseSet: { message: 'validation.notOnSale' } },
      });
    await expect(order({ quantity: 0 })).rejects.toMatchObject({
      errors: { quantity: { message: 'validation.min' } },
    });
    await expect(order({ number: '1' })).rejects.toMatchObject({
      errors: { number: { message: 'validation.readOnly' } },
    });
  });
});

describe('licences', () => {
  it('take name, seats and end from the set unless given', async () => {
    const instance = await buildAccount(database.db);
    const { id: category } = await build(database.db, CATALOGUE_ID, 'categories');
    const { id: licenseSet } = await build(database.db, CATALOGUE_ID, 'licenseSets', {
      name: 'Advanced',
      validityInMonths: 12,
      userCount: 5,
      categories: [category],
    });
    const licence = (values: object) => createRecord(staff, definitions.licenses, { instance, ...values });
    expect(await licence({ licenseSet })).toMatchObject({
      name: 'Advanced',
      dateOrdered: '2026-11-17',
      validFrom: '2026-11-17',
      validBefore: '2027-11-17',
      nextExpectedDate: '2027-11-17',
      maxUser: 5,
      categories: [category],
    });
    expect(
      await licence({ licenseSet, name: 'Advanced, test', validFrom: '2027-01-31', maxUser: 2 }),
    ).toMatchObject({ name: 'Advanced, test', validBefore: '2028-01-31', maxUser: 2 });
    await expect(licence({})).rejects.toMatchObject({ errors: { name: { message: 'validation.required' } } });
  });

  it('are resigned, and the resignation withdrawn, by users with the right, with the date', async () => {
    const instance = await buildAccount(database.db);
    const { id } = await build(database.db, instance, 'licenses');
    const take = (call: Call, name: string) => takeStep(call, definitions.licenses, id, { name });
    expect(await take(staff, 'resign')).toMatchObject({ hasResigned: true, dateResigned: '2026-11-17' });
    expect(await take(staff, 'undoResignation')).toMatchObject({ hasResigned: false, dateResigned: null });
    await expect(take(callAs(database.db, actorOf(instance)), 'resign')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(updateRecord(staff, definitions.licenses, id, { hasResigned: true })).rejects.toMatchObject({
      errors: { hasResigned: { message: 'validation.readOnly' } },
    });
  });
});

it('an account is resigned by its broker or the provider, never by itself', async () => {
  const { id: broker } = await build(database.db, CATALOGUE_ID, 'brokers');
  const account = await buildAccount(database.db, { broker });
  const resign = (call: Call) => takeStep(call, definitions.instances, account, { name: 'resign' });
  await expect(resign(callAs(database.db, actorOf(account)))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const seller = actorOf(await buildAccount(database.db), 'Owner', {
    instanceType: 'BROKER',
    brokers: [broker],
  });
  expect(await resign(callAs(database.db, seller))).toMatchObject({
    hasResigned: true,
    dateResigned: '2026-11-17',
  });
});
