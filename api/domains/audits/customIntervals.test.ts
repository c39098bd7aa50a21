import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { buildCustomer, type Customer, okay } from '../planning/testing/customer';

const database = useTestDatabase();
let given: Customer;
beforeAll(async () => {
  given = await buildCustomer(database.db);
});

const agree = (values: object) =>
  createRecord(given.call, definitions.customIntervals, {
    category: given.category,
    intervalUnit: 'MONTHLY',
    ...values,
  });
const inspected = async (more: object = {}, change: object = {}) => {
  const rack = await given.rack(more);
  const { audits } = await given.plan([rack]);
  await given.change(audits[0]!.id, {
    answers: okay,
    result: 'OKAY',
    isFinished: true,
    dateAudited: '2026-11-17T08:30:00.000Z',
    ...change,
  });
  return rack;
};
const nextOf = async (rack: string) => (await given.equipment(rack)).nextAuditDate;
describe('an agreed interval', () => {
  it('is made once for the same; elsewhere, for another type or after the other is gone it may be', async () => {
    const words = { owner: given.owner, interval: 6 };
    const first = await agree(words);
    const twice = { errors: { interval: { message: 'validation.agreedTwice' } } };
    await expect(agree({ ...words, interval: 3 })).rejects.toMatchObject(twice);
    const ofHall = await agree({ ...words, location: given.hall });
    await expect(
      updateRecord(given.call, definitions.customIntervals, String(ofHall.id), {
        location: null,
      }),
    ).rejects.toMatchObject(twice);
    await updateRecord(given.call, definitions.customIntervals, String(ofHall.id), {
      interval: 4,
    });
    await deleteRecord(given.call, definitions.customIntervals, String(first.id));
    const again = await agree(words);
    for (const { id } of [ofHall, again])
      await deleteRecord(given.call, definitions.customIntervals, String(id));
  });

  it('decides the next date of what is inspected from then on, the location before the customer', async () => {
    const ofOwner = await agree({ owner: given.owner, interval: 6 });
    expect(await nextOf(await inspected())).toBe('2027-05-17');
    const ofHall = await agree({ owner: given.owner, location: given.hall, interval: 3 });
    expect(await nextOf(await inspected())).toBe('2027-02-17');
    expect(await nextOf(await inspected({ auditInterval: 1, auditIntervalUnit: 'MONTHLY' }))).toBe(
      '2026-12-17',
    );
    for (const { id } of [ofOwner, ofHall])
      await deleteRecord(given.call, definitions.customIntervals, String(id));
    expect(await nextOf(await inspected())).toBe('2027-11-17');
  });

  it('moves the dates that came from an interval, on record, and leaves those set by hand', async () => {
    const rack = await inspected();
    const byHand = await inspected({}, { nextAuditDate: '2027-03-03' });
    const own = await inspected({ auditInterval: 1, auditIntervalUnit: 'MONTHLY' });
    const rule = await agree({ owner: given.owner, interval: 6 });
    expect([await nextOf(rack), await nextOf(byHand), await nextOf(own)]).toEqual([
      '2027-05-17',
      '2027-03-03',
      '2026-12-17',
    ]);
    await updateRecord(given.call, definitions.customIntervals, String(rule.id), { interval: 9 });
    expect([await nextOf(rack), await nextOf(byHand)]).toEqual(['2027-08-17', '2027-03-03']);
    await deleteRecord(given.call, definitions.customIntervals, String(rule.id));
    expect(await nextOf(rack)).toBe('2027-11-17');
    const entries = await database.db('history').where({ resource: 'equipments', recordId: rack });
    expect(entries.length).toBeGreaterThanOrEqual(4);
  });

  it('changes nothing where only its reason was put differently', async () => {
    const rack = await inspected();
    const rule = await agree({ owner: given.owner, interval: 6 });
    const { version } = await given.equipment(rack);
    await updateRecord(given.call, definitions.customIntervals, String(rule.id), { reason: 'umowa 7/2026' });
    expect((await given.equipment(rack)).version).toBe(version);
    await deleteRecord(given.call, definitions.customIntervals, String(rule.id));
    expect(await nextOf(rack)).toBe('2027-11-17');
  });
});
