import * as commands from '@plumbline/resources/commands/planning';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { nextAuditDate } from '@plumbline/resources/rules/audits/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../platform/testing/factories';
import { takenBy } from '../../platform/testing/takenBy';
import { archiveScrapped } from './archiveScrapped';
import { changePlannedEquipments } from './changePlannedEquipments';
import { finishPlanning } from './finishPlanning';
import { startPlanning } from './startPlanning';
import { buildCustomer, type Customer, okay, refusal } from './testing/customer';

const database = useTestDatabase();
let given: Customer;
beforeAll(async () => {
  given = await buildCustomer(database.db);
});
const planningDay = '2026-11-30';
const done = { answers: okay, result: 'OKAY', isFinished: true };

describe('finishing an appointment that repeats', () => {
  const series = async (pieces: string[], more: object = {}) => {
    const { planning, audits } = await given.plan(pieces);
    const repeated = { repeatEvery: 3, repeatUnit: 'MONTHLY', ...more };
    await updateRecord(given.call, definitions.auditPlannings, planning.id, repeated);
    return { planning, audits };
  };

  it('plans the next one with the inspected equipment that can be planned, once', async () => {
    const [first, second, lost] = [await given.rack(), await given.rack(), await given.rack()];
    const { planning, audits } = await series([first, second, lost], {
      preparations: [{ id: newId(), name: 'Keys', isDone: true }],
      dateUntil: nextAuditDate(planningDay, { interval: 2, unit: 'DAILY' }),
    });
    const of = (piece: string) => audits.find(({ equipment }) => equipment === piece)!.id;
    await given.change(of(first), done);
    await given.change(of(second), done);
    await database.db('equipments').where({ id: second }).update({ isArchived: true });
    const { next } = await finishPlanning(given.call, planning.id, { openAudits: 'remove' });
    const day = nextAuditDate(planningDay, { interval: 3, unit: 'MONTHLY' });
    expect(next).toMatchObject({ datePlanned: day, count: 1 });
    expect(await given.planning(String(next?.id))).toMatchObject({
      previous: planning.id,
      state: 'open',
      repeatEvery: 3,
      repeatUnit: 'MONTHLY',
      dateUntil: nextAuditDate(day, { interval: 2, unit: 'DAILY' }),
      plannedCount: 1,
      preparations: [{ name: 'Keys', isDone: false }],
    });
    expect((await finishPlanning(given.call, planning.id, {})).next).toEqual(next);
    const all = await listTyped(given.call, 'auditPlannings', { filter: { previous: planning.id } });
    expect(all).toHaveLength(1);
  });

  it.each([
    ['repeatUnit', { repeatEvery: 3, repeatUnit: null }],
    ['repeatEvery', { repeatEvery: null, repeatUnit: 'MONTHLY' }],
  ])('is refused with half an interval, at %s', async (field, half) => {
    const { planning } = await given.plan([await given.rack()]);
    const change = updateRecord(given.call, definitions.auditPlannings, planning.id, half);
    expect(await refusal(change)).toMatchObject({ errors: { [field]: { message: 'validation.required' } } });
  });

  it('plans none where nothing was inspected, and none without an interval', async () => {
    const { planning } = await series([await given.rack()]);
    expect((await finishPlanning(given.call, planning.id, { openAudits: 'notTraceable' })).next).toBeNull();
    const single = await given.plan([await given.rack()]);
    await given.change(single.audits[0]!.id, done);
    expect((await finishPlanning(given.call, single.planning.id, {})).next).toBeNull();
  });
});

describe('finishing', () => {
  it('asks how to handle open inspections and changes nothing', async () => {
    const racks = [await given.rack({ identNumber: 'OPEN-1' }), await given.rack()];
    const { planning, audits } = await given.plan(racks);
    await given.change(audits[1]!.id, done);
    await given.change(audits[0]!.id, { dateStarted: noon.toISOString() });
    const refused = await refusal(finishPlanning(given.call, planning.id, {}));
    expect(refused).toMatchObject({
      code: 'PLANNING_OPEN_AUDITS',
      data: { count: 1, started: 1, equipments: [{ id: racks[0], identNumber: 'OPEN-1' }] },
    });
    expect(await given.planning(planning.id)).toMatchObject({ state: 'open', dateFinished: null });
  });

  it("is refused for open inspections outside the user's rights, without naming them", async () => {
    const gates = { auditRegulations: [given.regulation] };
    const category = (await build(database.db, given.account, 'categories', gates)).id;
    const product = (await build(database.db, given.account, 'products', { category, name: 'Gate' })).id;
    const racks = [await given.rack(), await given.rack()];
    const { planning, audits } = await given.plan([...racks, await given.rack({ product })]);
    const as = (more: object) => callAs(database.db, actorOf(given.account, 'Employee', more));
    expect(await refusal(finishPlanning(as({ categories: [] }), planning.id, {}))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const employee = as({ categories: [category] });
    for (const openAudits of [undefined, 'remove', 'notTraceable'] as const)
      expect(await refusal(finishPlanning(employee, planning.id, { openAudits }))).toMatchObject({
        code: 'PLANNING_BEYOND_RIGHTS',
        data: { count: 2 },
      });
    const remove = audits.map(({ equipment }) => String(equipment));
    await changePlannedEquipments(employee, planning.id, { remove });
    expect(await given.planning(planning.id)).toMatchObject({ state: 'open', plannedCount: 2 });
    expect((await finishPlanning(as({}), planning.id, { openAudits: 'remove' })).planning.state).toBe(
      'finished',
    );
  });

  it('removes open inspections with their deficiencies', async () => {
    const { planning, audits } = await given.plan([await given.rack(), await given.rack()]);
    await given.change(audits[0]!.id, done);
    await build(database.db, given.account, 'deficiencies', {
      audit: audits[1]!.id,
      description: 'Bent',
      dangerLevel: 'red',
      status: 'OPEN',
    });
    const finished = await finishPlanning(given.call, planning.id, { openAudits: 'remove' });
    expect(finished.planning).toMatchObject({
      state: 'finished',
      dateFinished: noon.toISOString(),
      plannedCount: 1,
      processedCount: 1,
      missedCount: 0,
    });
    expect(await listTyped(given.system, 'audits', { filter: { planning: planning.id } })).toHaveLength(1);
    expect(await listTyped(given.system, 'deficiencies', { filter: { audit: audits[1]!.id } })).toEqual([]);
    expect((await given.equipment(String(audits[1]!.equipment))).openMeasures).toBe(0);
  });

  it('keeps them as missed and marks the equipment as not traceable', async () => {
    const { planning, audits } = await given.plan([await given.rack(), await given.rack()]);
    await given.change(audits[0]!.id, done);
    const finished = await finishPlanning(given.call, planning.id, { openAudits: 'notTraceable' });
    expect(finished.planning).toMatchObject({
      state: 'finished',
      plannedCount: 2,
      processedCount: 1,
      missedCount: 1,
    });
    expect(await given.audit(audits[1]!.id)).toMatchObject({
      isMissed: true,
      isFinished: false,
      result: 'NOT_PROCESSED',
    });
    expect(await given.equipment(String(audits[1]!.equipment))).toMatchObject({
      isTraceable: false,
      dateNotTraceable: '2026-11-17',
    });
    expect(await given.equipment(String(audits[0]!.equipment))).toMatchObject({ isTraceable: true });
  });

  it('allows deleting missed equipment and its inspector after the appointment', async () => {
    const { planning, audits } = await given.plan([await given.rack()]);
    const [{ equipment }] = audits as [(typeof audits)[number]];
    const { id: auditor } = await build(database.db, given.account, 'contacts', { contactType: 'auditor' });
    await updateRecord(given.call, definitions.auditPlannings, planning.id, { auditor });
    const leave = () => deleteRecord(given.call, definitions.contacts, auditor);
    const lose = () => deleteRecord(given.call, definitions.equipments, String(equipment));
    expect(await refusal(lose())).toMatchObject({ code: 'LOCKED_BY_AUDIT' });
    expect(await refusal(leave())).toMatchObject({ code: 'IN_USE' });
    await finishPlanning(given.call, planning.id, { openAudits: 'notTraceable' });
    await lose();
    await leave();
    expect(await given.audit(audits[0]!.id)).toMatchObject({ isMissed: true, equipment });
  });

  it('accepts an offline inspection of missed equipment and makes it traceable again', async () => {
    const { planning, audits } = await given.plan([await given.rack()]);
    await finishPlanning(given.call, planning.id, { openAudits: 'notTraceable' });
    await given.change(audits[0]!.id, done, { ...given.call, madeAt: noon.toISOString() });
    expect(await given.planning(planning.id)).toMatchObject({ processedCount: 1, missedCount: 0 });
    expect(await given.equipment(String(audits[0]!.equipment))).toMatchObject({
      isTraceable: true,
      dateNotTraceable: null,
    });
  });

  it('refuses an online inspection of missed equipment', async () => {
    const { planning, audits } = await given.plan([await given.rack()]);
    await finishPlanning(given.call, planning.id, { openAudits: 'notTraceable' });
    const { id: audit } = audits[0]!;
    expect(await refusal(given.change(audit, done))).toMatchObject({ code: 'AUDIT_MISSED' });
    const draft = { audit, description: 'Bent', dangerLevel: 'green', dateDue: '2026-12-01' };
    expect(await refusal(createRecord(given.call, definitions.deficiencies, draft))).toMatchObject({
      code: 'AUDIT_MISSED',
    });
    expect(await given.audit(audit)).toMatchObject({ isMissed: true, isFinished: false });
  });

  it('is idempotent, and makes the planning read-only', async () => {
    const { planning, audits } = await given.plan([await given.rack()]);
    await given.change(audits[0]!.id, done);
    const first = await finishPlanning(given.call, planning.id, {});
    expect((await finishPlanning(given.call, planning.id, {})).planning.version).toBe(first.planning.version);
    const late = updateRecord(given.call, definitions.auditPlannings, planning.id, { comment: 'Late' });
    expect(await refusal(late)).toMatchObject({ code: 'PLANNING_FINISHED' });
    expect(await refusal(changePlannedEquipments(given.call, planning.id, { add: [] }))).toMatchObject({
      code: 'PLANNING_FINISHED',
    });
    expect(await refusal(startPlanning(given.call, planning.id))).toMatchObject({
      code: 'PLANNING_FINISHED',
    });
  });

  it('refuses unknown choices, other accounts and other service providers', async () => {
    const { planning } = await given.plan([await given.rack()]);
    expect(await refusal(takenBy(commands.finishPlanning, { openAudits: 'all' }))).toMatchObject({
      code: 'INVALID',
      errors: { openAudits: { message: 'validation.choice' } },
    });
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect(await refusal(finishPlanning(stranger, planning.id, { openAudits: 'remove' }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const provider = callAs(database.db, actorOf(given.account, 'ServiceProvider'));
    expect(await refusal(finishPlanning(provider, planning.id, { openAudits: 'remove' }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const sales = callAs(database.db, actorOf(given.account, 'SalesForce'));
    expect(await refusal(finishPlanning(sales, planning.id, {}))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('starting', () => {
  it('sets the start time once', async () => {
    const { planning } = await given.plan([await given.rack()]);
    expect((await startPlanning(given.call, planning.id)).dateStarted).toBe(noon.toISOString());
    const later = { ...given.call, now: new Date('2026-11-18T12:00:00Z') };
    expect((await startPlanning(later, planning.id)).dateStarted).toBe(noon.toISOString());
  });

  it('is set by the first inspection, with the device time', async () => {
    const { planning, audits } = await given.plan([await given.rack()]);
    await given.change(audits[0]!.id, { dateStarted: '2026-11-17T06:15:00.000Z' });
    expect((await given.planning(planning.id)).dateStarted).toBe('2026-11-17T06:15:00.000Z');
  });
});

describe('scrap', () => {
  it('is offered and archived, except equipment locked by an open report', async () => {
    const { planning, audits } = await given.plan([
      await given.rack(),
      await given.rack({ identNumber: 'HELD' }),
      await given.rack(),
    ]);
    for (const audit of audits.slice(0, 2))
      await given.change(audit.id, { ...done, result: 'SCRAP', confirmedContradiction: true });
    await given.change(audits[2]!.id, done);
    const { scrapped } = await finishPlanning(given.call, planning.id, {});
    expect(scrapped.map((piece) => piece.id).sort()).toEqual(
      [audits[0]!.equipment, audits[1]!.equipment].sort(),
    );
    const report = await build(database.db, given.account, 'auditReports', {
      planning: planning.id,
      auditor: given.auditor,
      state: 'open',
      language: 'pl-PL',
    });
    await updateRecord(given.system, definitions.audits, audits[1]!.id, { report: report.id });
    expect(await archiveScrapped(given.call, planning.id)).toEqual({
      archived: 1,
      held: [{ id: audits[1]!.equipment, identNumber: 'HELD', code: 'LOCKED_BY_REPORT' }],
    });
    expect(await given.equipment(String(audits[0]!.equipment))).toMatchObject({ isArchived: true });
    expect(await given.equipment(String(audits[2]!.equipment))).toMatchObject({ isArchived: false });
  });

  it('is archived only by users who may change equipment', async () => {
    const { planning, audits } = await given.plan([await given.rack()]);
    await given.change(audits[0]!.id, { ...done, result: 'SCRAP', confirmedContradiction: true });
    const provider = callAs(
      database.db,
      actorOf(given.account, 'ServiceProvider', { contact: given.auditor }),
    );
    expect(await refusal(archiveScrapped(provider, planning.id))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await given.equipment(String(audits[0]!.equipment))).toMatchObject({ isArchived: false });
  });
});

describe('changing and deleting', () => {
  it('assigns open inspections to a new auditor, not finished ones', async () => {
    const { planning, audits } = await given.plan([await given.rack(), await given.rack()]);
    await given.change(audits[0]!.id, done);
    const other = (await build(database.db, given.account, 'contacts', { contactType: 'auditor' })).id;
    await updateRecord(given.call, definitions.auditPlannings, planning.id, { auditor: other });
    expect((await given.audit(audits[0]!.id)).auditor).toBe(given.auditor);
    expect((await given.audit(audits[1]!.id)).auditor).toBe(other);
  });

  it('fixes customer, location and type while it has equipment', async () => {
    const { planning } = await given.plan([await given.rack()]);
    const change = (patch: object) =>
      updateRecord(given.call, definitions.auditPlannings, planning.id, { ...patch });
    expect(await refusal(change({ type: 'light' }))).toMatchObject({
      code: 'PLANNING_HAS_EQUIPMENT',
      data: { count: 1 },
    });
    expect(await refusal(change({ location: given.hall }))).toMatchObject({ code: 'PLANNING_HAS_EQUIPMENT' });
    await expect(change({ datePlanned: '2026-12-24', title: 'Moved' })).resolves.toMatchObject({
      title: 'Moved',
    });
  });
});
