import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../entities/call';
import { createRecord } from '../entities/createRecord';
import { updateRecord } from '../entities/updateRecord';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, buildAccount, callAs } from '../testing/factories';
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

  it('share no number with another of the same prefix, made or moved', async () => {
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
  it('take the price of the set, if it is on sale on that day', async () => {
    const instance = await buildAccount(database.db);
    const { id: licenseSet } = await build(database.db, CATALOGUE_ID, 'licenseSets', {
      price: 19.5,
      currency: 'PLN',
      validFrom: '2026-01-01',
      validTill: '2026-12-31',
    });
    const order = (values: object) =>
      createRecord(staff, definitions.orders, { instance, licenseSet, ...values });
    expect(await order({ number: '1', dateOrdered: '2026-12-31' })).toMatchObject({
      unitPrice: 19.5,
      currency: 'PLN',
    });
    expect(await order({ number: '2', unitPrice: 10 })).toMatchObject({
      unitPrice: 10,
      dateOrdered: '2026-11-17',
    });
    for (const dateOrdered of ['2025-12-31', '2027-01-01'])
      await expect(order({ number: '3', dateOrdered })).rejects.toMatchObject({
        errors: { licenseSet: { message: 'validation.notOnSale' } },
      });
    await expect(order({ number: '4', quantity: 0 })).rejects.toMatchObject({
      errors: { quantity: { message: 'validation.min' } },
    });
    await expect(order({ number: '2' })).rejects.toMatchObject({
      errors: { number: { message: 'validation.unique' } },
    });
  });
});
