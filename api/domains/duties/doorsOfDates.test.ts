import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, expect, it } from 'vitest';
import { getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';
import { takeStep } from '../../entities/takeStep';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, callAs } from '../../platform/testing/factories';
import { type Customer, refusal } from '../planning/testing/customer';
import { send } from '../safety/testing/everyDoor/doors';
import { remedied, useSafetyWorld } from '../safety/testing/safetyWorld';
import { setNextDate } from './stateInspection';

const database = useTestDatabase();
const { world, inspect, begin, find, locksOf } = useSafetyWorld(database);
const { equipments, deficiencies } = definitions;
let given: Customer;
beforeAll(() => {
  given = world.given;
});
const employee = () => callAs(database.db, actorOf(given.account, 'Employee'));
const expertOf = (equipment: string): Promise<Row> =>
  database.db('inspectionDuties').where({ equipment, type: 'expert', deletedAt: null }).first();

it.each(['rest', 'outbox'] as const)(
  'users cannot renew a duty by writing a date on the equipment: by %s',
  async (door) => {
    const rack = await given.rack();
    const change = { entity: 'equipments' as const, id: rack, patch: { lastAuditDate: '2026-11-01' } };
    expect(await send(given.call, door, change)).toBe('INVALID');
    expect(
      (await refusal(updateRecord(given.call, equipments, rack, { lastAuditDate: '2026-11-01' }))).errors,
    ).toMatchObject({ lastAuditDate: { message: 'validation.inspectedElsewhere' } });
    expect(await expertOf(rack)).toMatchObject({ lastDate: null });
  },
);

it('importing an unchanged export does not change the expert duty', async () => {
  const rack = await given.rack();
  await inspect(rack, 'light', 16);
  const { lastAuditDate, nextAuditDate } = await getRecord(given.call, equipments, rack);
  const patch = { lastAuditDate, nextAuditDate };
  expect(await send(given.call, 'import', { entity: 'equipments', id: rack, patch })).toBeNull();
  expect(await expertOf(rack)).toMatchObject({ lastDate: null, agreedDate: null });
});

it('the first inspection cannot be postponed without the right and a reason', async () => {
  const rack = await given.rack({ dateOfFirstUse: '2020-01-01' });
  const duty = await expertOf(rack);
  const later = { nextDate: '2026-12-01' };
  expect((await refusal(setNextDate(employee(), String(duty.id), later))).errors).toMatchObject({
    nextDate: { message: 'validation.laterThanInterval' },
  });
  expect(
    (await refusal(updateRecord(employee(), equipments, rack, { nextAuditDate: '2026-12-01' }))).errors,
  ).toMatchObject({ nextAuditDate: { message: 'validation.laterThanInterval' } });
  await setNextDate(given.call, String(duty.id), { ...later, reason: 'Planned with the customer' });
  expect(await expertOf(rack)).toMatchObject({ nextDate: '2026-12-01' });
});

it('a reason given for one date does not apply to a later one', async () => {
  const rack = await given.rack({ dateOfFirstUse: '2020-01-01' });
  const put = (values: Row) => updateRecord(given.call, equipments, rack, values);
  await put({ nextAuditDate: '2026-12-01', nextAuditDateReason: 'Planned with the customer' });
  await put({ nextAuditDate: '2026-11-25' });
  expect((await refusal(put({ nextAuditDate: '2026-12-24' }))).errors).toMatchObject({
    nextAuditDateReason: { message: 'validation.laterNeedsReason' },
  });
});

it('a longer interval on the equipment is set by owners and administrators, a shorter one by all', async () => {
  const rack = await given.rack();
  await inspect(rack, 'expert', 10);
  const interval = (auditInterval: number) => ({ auditInterval, auditIntervalUnit: 'MONTHLY' });
  expect((await refusal(updateRecord(employee(), equipments, rack, interval(36)))).errors).toMatchObject({
    auditInterval: { message: 'validation.longerThanAgreed' },
  });
  await updateRecord(employee(), equipments, rack, interval(6));
  expect(await expertOf(rack)).toMatchObject({ nextDate: '2027-05-10' });
  await updateRecord(given.call, equipments, rack, interval(36));
  expect(await expertOf(rack)).toMatchObject({ nextDate: '2029-11-10' });
});

it('a changed first use or service life cannot postpone a duty without the right and a reason', async () => {
  const rack = await given.rack({ dateOfFirstUse: '2020-01-01', maxYearsOfUse: 5 });
  expect(await locksOf(rack)).toEqual(['endOfUse']);
  for (const patch of [{ dateOfFirstUse: '2030-01-01' }, { maxYearsOfUse: null }, { maxYearsOfUse: 50 }]) {
    const [field = ''] = Object.keys(patch);
    expect((await refusal(updateRecord(employee(), equipments, rack, patch))).errors).toMatchObject({
      [field]: { message: 'validation.laterThanInterval' },
    });
    expect((await refusal(updateRecord(given.call, equipments, rack, patch))).errors).toMatchObject({
      nextAuditDateReason: { message: 'validation.laterNeedsReason' },
    });
    expect(await send(employee(), 'import', { entity: 'equipments', id: rack, patch })).toBe('INVALID');
  }
  await updateRecord(employee(), equipments, rack, { dateOfFirstUse: '2019-01-01' });
  const known = { maxYearsOfUse: 10, nextAuditDateReason: 'Maker’s letter of 2 November' };
  await updateRecord(given.call, equipments, rack, known);
  expect(await locksOf(rack)).toEqual([]);
});

it('lifting a lock needs its own reason, independent of the reason for locking', async () => {
  const rack = await given.rack();
  const step = (name: string, args: Row = {}) => takeStep(given.call, equipments, rack, { name, args });
  await step('lock', { stateReason: 'Bent' });
  expect((await refusal(step('unlock'))).errors).toMatchObject({ stateReason: {} });
  await step('unlock', { stateReason: 'Straightened' });
  await step('lock');
  expect((await given.equipment(rack)).lockReasons).toMatchObject([{ kind: 'person', reason: null }]);
});

it('a manual lock on locked equipment remains when the other reason ends', async () => {
  const rack = await given.rack();
  const found = await find(await begin(rack), 'red');
  expect(await locksOf(rack)).toEqual(['deficiency']);
  await takeStep(given.call, equipments, rack, { name: 'lock', args: { stateReason: 'Hit by a truck' } });
  expect(await locksOf(rack)).toEqual(['deficiency', 'person']);
  await updateRecord(given.call, deficiencies, found, remedied);
  expect(await given.equipment(rack)).toMatchObject({
    isLocked: true,
    isLockedByHand: true,
    lockReasons: [{ kind: 'person', reason: 'Hit by a truck' }],
  });
});
