import * as commands from '@plumbline/resources/commands/duties';
import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, callAs } from '../../platform/testing/factories';
import { takenBy } from '../../platform/testing/takenBy';
import { type Customer, okay, refusal } from '../planning/testing/customer';
import { setNextDate, stateInspection } from './stateInspection';
import { useDutyWorld } from './testing/useDutyWorld';

const database = useTestDatabase();
const { world, dutiesOf, dutyOf, inspect } = useDutyWorld(database);
let given: Customer;
let light: string;
beforeAll(() => {
  ({ given, light } = world);
});

describe('equipment that was never inspected', () => {
  it('is due from its first use, by each regulation', async () => {
    const rack = await given.rack({ commissioningDate: '2026-03-01', purchaseDate: '2026-02-01' });
    expect(await dutiesOf(rack)).toMatchObject([
      { type: 'expert', regulation: given.regulation, lastDate: null, nextDate: '2026-03-01', interval: 12 },
      { type: 'light', regulation: light, lastDate: null, startsOn: '2026-03-01', intervalUnit: 'WEEKLY' },
    ]);
    expect(await given.equipment(rack)).toMatchObject({ nextAuditDate: '2026-03-01', version: 1 });
  });

  it('is due from the day of its creation if no such date is known', async () => {
    expect(await given.equipment(await given.rack())).toMatchObject({ nextAuditDate: '2026-11-17' });
  });
});

describe('the duty by which equipment is due', () => {
  it('is one that was never inspected, despite inspections of other types', async () => {
    const rack = await given.rack({ commissioningDate: '2026-03-01', lastAuditDate: '2026-05-04' });
    expect(await given.equipment(rack)).toMatchObject({
      lastAuditDate: '2026-05-04',
      nextAuditDate: '2026-03-01',
      dueType: 'light',
      dueLastDate: null,
    });
    await inspect(rack, 'light');
    expect(await given.equipment(rack)).toMatchObject({
      nextAuditDate: '2026-11-24',
      dueType: 'light',
      dueLastDate: '2026-11-17',
    });
  });

  it('is none for archived equipment', async () => {
    const rack = await given.rack();
    await updateRecord(given.system, definitions.equipments, rack, { isArchived: true });
    expect(await given.equipment(rack)).toMatchObject({
      nextAuditDate: null,
      dueType: null,
      dueLastDate: null,
    });
  });
});

describe('an inspection', () => {
  it('renews only its own regulation: the weekly visual one does not hide the expert one', async () => {
    const rack = await given.rack({ lastAuditDate: '2025-10-13' });
    expect(await given.equipment(rack)).toMatchObject({ nextAuditDate: '2026-10-13' });
    await inspect(rack, 'light');
    expect(await given.equipment(rack)).toMatchObject({ dueType: 'expert', dueLastDate: '2025-10-13' });
    expect(await dutyOf(rack, 'light')).toMatchObject({
      lastDate: '2026-11-17',
      nextDate: '2026-11-24',
      lastSource: 'audit',
      lastResult: 'OKAY',
    });
    expect(await dutyOf(rack, 'expert')).toMatchObject({ lastDate: '2025-10-13', lastSource: 'import' });
    expect(await given.equipment(rack)).toMatchObject({
      lastAuditDate: '2026-11-17',
      nextAuditDate: '2026-10-13',
    });
  });

  it('also renews duties covered by its regulation, each with its own interval', async () => {
    await updateRecord(given.call, definitions.auditRegulations, given.regulation, { alsoCovers: [light] });
    const rack = await given.rack();
    const { id } = await inspect(rack, 'expert');
    expect(await dutyOf(rack, 'light')).toMatchObject({ lastAudit: id, nextDate: '2026-11-24' });
    expect(await dutyOf(rack, 'expert')).toMatchObject({ lastAudit: id, nextDate: '2027-11-17' });
    await updateRecord(given.call, definitions.auditRegulations, given.regulation, { alsoCovers: null });
    expect(await dutyOf(rack, 'light')).toMatchObject({ lastAudit: null, nextDate: '2026-11-17' });
  });

  it('may set an earlier next date, a later one only an owner or administrator with a reason', async () => {
    const set =
      (values: object, role: 'Owner' | 'Employee' = 'Owner') =>
      async (rack: string) => {
        const { audits } = await given.plan([rack]);
        const done = { answers: okay, result: 'OKAY', isFinished: true };
        return given.change(
          audits[0]!.id,
          { ...done, ...values },
          callAs(database.db, actorOf(given.account, role)),
        );
      };
    const early = await given.rack();
    await set({ nextAuditDate: '2027-02-02' }, 'Employee')(early);
    expect(await dutyOf(early, 'expert')).toMatchObject({ nextDate: '2027-02-02' });
    const late = { nextAuditDate: '2029-01-01' };
    const rack = await given.rack();
    const wrong = {
      nextAuditDate: { message: 'validation.laterThanInterval', args: { date: '2027-11-17' } },
    };
    expect((await refusal(set({ ...late, nextAuditDateReason: 'x' }, 'Employee')(rack))).errors).toEqual(
      wrong,
    );
    const other = await given.rack();
    expect((await refusal(set(late)(other))).errors).toMatchObject({
      nextAuditDateReason: { message: 'validation.laterNeedsReason' },
    });
    const third = await given.rack();
    const audit = await set({ ...late, nextAuditDateReason: 'Out of use until 2029' })(third);
    expect(audit).toMatchObject({ isNextDateSet: true, nextAuditDateReason: 'Out of use until 2029' });
    expect(await dutyOf(third, 'expert')).toMatchObject({ nextDate: '2029-01-01' });
  });
});

describe('dates written on the equipment', () => {
  it('become those of its expert duty', async () => {
    const rack = await given.rack({ lastAuditDate: '2026-10-01', nextAuditDate: '2027-03-01' });
    expect(await dutyOf(rack, 'expert')).toMatchObject({
      statedDate: '2026-10-01',
      agreedDate: '2027-03-01',
      nextDate: '2027-03-01',
    });
    const put = (values: object, role: 'Owner' | 'Employee' = 'Owner') =>
      updateRecord(
        callAs(database.db, actorOf(given.account, role)),
        definitions.equipments,
        rack,
        values as Record<string, unknown>,
      );
    await put({ nextAuditDate: '2027-01-05' }, 'Employee');
    expect(await dutyOf(rack, 'expert')).toMatchObject({ nextDate: '2027-01-05' });
    expect((await refusal(put({ nextAuditDate: '2028-01-05' }, 'Employee'))).errors).toMatchObject({
      nextAuditDate: { message: 'validation.laterThanInterval' },
    });
    expect((await refusal(put({ nextAuditDate: '2028-01-05' }))).errors).toMatchObject({
      nextAuditDateReason: { message: 'validation.laterNeedsReason' },
    });
    await put({ nextAuditDate: '2028-01-05', nextAuditDateReason: 'Agreed with the insurer' });
    expect(await dutyOf(rack, 'expert')).toMatchObject({
      nextDate: '2028-01-05',
      agreedReason: 'Agreed with the insurer',
    });
    // The equipment shows the earliest mandatory duty, whatever date was written on it.
    expect(await given.equipment(rack)).toMatchObject({ nextAuditDate: '2026-11-17' });
    await put({ nextAuditDate: null });
    expect(await dutyOf(rack, 'expert')).toMatchObject({ nextDate: '2027-10-01', agreedDate: null });
  });

  it('do not override an inspection carried out here', async () => {
    const rack = await given.rack();
    await inspect(rack, 'expert');
    for (const lastAuditDate of [null, '2020-01-01', '2026-11-16'])
      expect(
        (await refusal(updateRecord(given.call, definitions.equipments, rack, { lastAuditDate }))).errors,
      ).toEqual({ lastAuditDate: { message: 'validation.inspectedElsewhere' } });
    expect(await given.equipment(rack)).toMatchObject({ lastAuditDate: '2026-11-17' });
  });

  it('are kept while no regulation applies, and then assigned to its duty', async () => {
    const category = (await build(database.db, given.account, 'categories')).id;
    const product = (await build(database.db, given.account, 'products', { category })).id;
    const rack = await given.rack({ product, lastAuditDate: '2026-05-01', nextAuditDate: '2026-12-24' });
    expect(await dutiesOf(rack)).toMatchObject([
      { regulation: null, type: 'expert', nextDate: '2026-12-24' },
    ]);
    await updateRecord(given.call, definitions.categories, category, {
      auditRegulations: [given.regulation],
    });
    expect(await dutiesOf(rack)).toMatchObject([
      { regulation: given.regulation, statedDate: '2026-05-01', nextDate: '2026-12-24' },
    ]);
    await updateRecord(given.call, definitions.categories, category, { auditRegulations: [] });
    expect(await dutiesOf(rack)).toMatchObject([{ regulation: null, nextDate: '2026-12-24' }]);
    expect(await given.equipment(rack)).toMatchObject({ nextAuditDate: '2026-12-24' });
  });
});

describe('a statement', () => {
  const file = { hash: 'a'.repeat(64), name: 'protokol.pdf', mimeType: 'application/pdf', size: 9 };
  it('of an inspection by another company renews the duty, with its name and proof', async () => {
    await build(database.db, given.account, 'files', {
      hash: file.hash,
      name: file.name,
      mimeType: file.mimeType,
      size: file.size,
    });
    const rack = await given.rack();
    const { id } = await dutyOf(rack, 'expert');
    expect((await refusal(takenBy(commands.stateInspection, {}))).errors).toEqual({
      date: { message: 'validation.required' },
      by: { message: 'validation.required' },
      file: { message: 'validation.required' },
    });
    const stated = { date: '2026-09-01', by: 'Żuraw Sp. z o.o.', file };
    const state = async (date: string) =>
      stateInspection(given.call, id, await takenBy(commands.stateInspection, { ...stated, date }));
    expect((await refusal(state('1.9.2026'))).errors).toEqual({ date: { message: 'validation.date' } });
    expect((await refusal(state('2036-09-01'))).errors).toEqual({
      date: { message: 'validation.dateInFuture' },
    });
    expect(await stateInspection(given.call, id, stated)).toMatchObject({
      lastDate: '2026-09-01',
      lastSource: 'statement',
      statedBy: 'Żuraw Sp. z o.o.',
      statedFile: { hash: file.hash },
      nextDate: '2027-09-01',
    });
    const employee = callAs(database.db, actorOf(given.account, 'ServiceProvider'));
    expect(await refusal(stateInspection(employee, id, stated))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of a later next date needs the right and a reason', async () => {
    const rack = await given.rack({ lastAuditDate: '2026-11-01' });
    const { id } = await dutyOf(rack, 'expert');
    const employee = callAs(database.db, actorOf(given.account, 'Employee'));
    const late = { nextDate: '2028-01-01', reason: 'Stored' };
    expect((await refusal(setNextDate(employee, id, late))).errors).toMatchObject({
      nextDate: { message: 'validation.laterThanInterval' },
    });
    expect((await refusal(setNextDate(given.call, id, { nextDate: '2028-01-01' }))).errors).toMatchObject({
      reason: { message: 'validation.laterNeedsReason' },
    });
    expect(await setNextDate(given.call, id, late)).toMatchObject({ nextDate: '2028-01-01' });
    await inspect(rack, 'expert');
    expect(await dutyOf(rack, 'expert')).toMatchObject({ nextDate: '2027-11-17' });
  });
});
