import * as commands from '@plumbline/resources/commands/planning';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetSettings } from '../../entities/accountEntity';
import { deleteRecord } from '../../entities/deleteRecord';
import { listHistory } from '../../entities/history';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { takenBy } from '../../platform/testing/takenBy';
import { changePlannedEquipments } from './changePlannedEquipments';
import { finishPlanning } from './finishPlanning';
import { planInspection } from './planInspection';
import { buildCustomer, type Customer, okay, rackRegulation, refusal } from './testing/customer';

const database = useTestDatabase();
let given: Customer;
beforeAll(async () => {
  given = await buildCustomer(database.db);
});

const refusedCodes = async (work: Promise<unknown>) => {
  const { code, data } = await refusal(work);
  return [code, ...(data.refusals as { code: string }[]).map((one) => one.code)];
};
const plan = async (equipments: string[], more: object = {}) =>
  planInspection(
    given.call,
    await takenBy(commands.planInspection, { planning: given.draft(), equipments, ...more }),
  );

describe('planning', () => {
  it('creates one inspection per equipment, with location, category and auditor, and counts them', async () => {
    const racks = [await given.rack(), await given.rack({ location: given.site })];
    const { planning, audits } = await given.plan(racks);
    expect(planning).toMatchObject({
      state: 'open',
      plannedCount: 2,
      processedCount: 0,
      missedCount: 0,
      categories: [given.category],
      owner: given.owner,
      dateStarted: null,
    });
    expect(audits[0]).toMatchObject({
      equipment: racks[0],
      location: given.hall,
      owner: given.owner,
      category: given.category,
      auditor: given.auditor,
      type: 'expert',
      result: 'NOT_PROCESSED',
      isFinished: false,
      isMissed: false,
      report: null,
      version: 1,
    });
    expect(audits[1]).toMatchObject({ equipment: racks[1], location: given.site });
    const [entry] = await listHistory(given.call, definitions.audits, audits[0]!.id);
    expect(entry).toMatchObject({
      operation: 'create',
      version: 1,
      after: { equipment: racks[0], result: 'NOT_PROCESSED' },
    });
  });

  it('freezes the regulation once per version', async () => {
    const own = await buildCustomer(database.db);
    const first = await own.plan([await own.rack()]);
    const second = await own.plan([await own.rack()]);
    expect(second.audits[0]!.checklist).toBe(first.audits[0]!.checklist);
    const parts = [{ ...rackRegulation.parts[0]!, name: { 'en-EN': 'Frames, revised' } }];
    const components = [{ id: newId(), name: { 'en-EN': 'Upright' } }];
    await updateRecord(own.call, definitions.auditRegulations, own.regulation, { parts, components });
    const third = await own.plan([await own.rack()]);
    expect(third.audits[0]!.checklist === first.audits[0]!.checklist).toBe(false);
    const frozen = await listTyped(own.call, 'checklists', {
      sort: { field: 'regulationVersion', order: 'ASC' },
    });
    expect(frozen.map(({ regulation, regulationVersion }) => [regulation, regulationVersion])).toEqual([
      [own.regulation, 1],
      [own.regulation, 2],
    ]);
    expect(frozen.map((checklist) => checklist.components)).toEqual([null, components]);
  });

  it('concurrent plannings share one checklist and cannot plan the same equipment twice', async () => {
    const own = await buildCustomer(database.db);
    const [rack, other] = [await own.rack(), await own.rack()];
    // Settings remembered for a second are read anew, before anything is written.
    forgetSettings(own.call);
    const attempts = await Promise.allSettled([own.plan([rack]), own.plan([rack]), own.plan([other])]);
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(2);
    expect(await listTyped(own.call, 'checklists')).toHaveLength(1);
    expect(await listTyped(own.call, 'audits', { filter: { equipment: rack } })).toHaveLength(1);
  });

  it('takes the customer from the location', async () => {
    const planning = await planInspection(given.call, {
      planning: given.draft({ owner: undefined }),
      equipments: [await given.rack()],
    });
    expect(planning.owner).toBe(given.owner);
  });

  it('an auditor plans for a customer', async () => {
    const nobodys = await build(database.db, given.account, 'locations');
    const refused = await refusal(
      plan([await given.rack()], { planning: given.draft({ owner: null, location: nobodys.id }) }),
    );
    expect(refused.errors).toEqual({ owner: { message: 'validation.required' } });
  });
});

describe('refusals with their code, without any write', () => {
  it.each([
    ['ARCHIVED', { isArchived: true }],
    ['SCRAPPED', { isScrapped: true }],
    ['NOT_TRACEABLE', { isTraceable: false }],
  ])('%s', async (code, more) => {
    const rack = await given.rack(more);
    expect(await refusedCodes(plan([rack, await given.rack()]))).toEqual(['PLANNING_REFUSED', code]);
    expect(await listTyped(given.system, 'audits', { filter: { equipment: rack } })).toEqual([]);
  });

  it('OTHER_CUSTOMER', async () => {
    const owner = (await build(database.db, given.account, 'equipmentOwners')).id;
    const location = (await build(database.db, given.account, 'locations', { owner })).id;
    expect(await refusedCodes(plan([await given.rack({ owner, location })]))).toEqual([
      'PLANNING_REFUSED',
      'OTHER_CUSTOMER',
    ]);
  });

  it('NO_LICENSE, LICENSE_CATEGORY and LICENSE_EXPIRED; earlier plannings can still be carried out', async () => {
    const own = await buildCustomer(database.db);
    const [rack, next] = [await own.rack(), await own.rack()];
    const planned = await own.plan([rack]);
    const license = (values: object) =>
      updateRecord(own.system, definitions.licenses, own.license, { ...values });
    const again = () => refusedCodes(own.plan([next]));
    const other = (await build(database.db, own.account, 'categories')).id;
    await license({ categories: [other] });
    expect(await again()).toEqual(['PLANNING_REFUSED', 'LICENSE_CATEGORY']);
    await license({ categories: [own.category] });
    await own.plan([await own.rack()]);
    await license({ validBefore: '2026-11-17' });
    expect(await again()).toEqual(['PLANNING_REFUSED', 'LICENSE_EXPIRED']);
    expect(
      await refusedCodes(changePlannedEquipments(own.call, planned.planning.id, { add: [next] })),
    ).toEqual(['PLANNING_REFUSED', 'LICENSE_EXPIRED']);
    await own.change(planned.audits[0]!.id, { answers: okay, result: 'OKAY', isFinished: true });
    expect(await finishPlanning(own.call, planned.planning.id, { openAudits: 'remove' })).toMatchObject({
      planning: { state: 'finished', processedCount: 1 },
    });
    await deleteRecord(own.system, definitions.licenses, own.license);
    expect(await again()).toEqual(['PLANNING_REFUSED', 'NO_LICENSE']);
  });

  it('NO_REGULATION, NO_REGULATION_OF_TYPE and REGULATION_EMPTY', async () => {
    const bare = (await build(database.db, given.account, 'products')).id;
    const empty = (await build(database.db, given.account, 'auditRegulations', { parts: [] })).id;
    const model = (await build(database.db, given.account, 'products', { auditRegulations: [empty] })).id;
    const racks = [await given.rack({ product: bare }), await given.rack({ product: model })];
    expect(await refusedCodes(plan(racks))).toEqual([
      'PLANNING_REFUSED',
      'NO_REGULATION',
      'REGULATION_EMPTY',
    ]);
    expect(
      await refusedCodes(plan([await given.rack()], { planning: given.draft({ type: 'light' }) })),
    ).toEqual(['PLANNING_REFUSED', 'NO_REGULATION_OF_TYPE']);
  });

  it('ALREADY_PLANNED with place and date, until that inspection is finished', async () => {
    const rack = await given.rack();
    const first = await given.plan([rack], { datePlanned: '2026-12-01', title: 'Advent' });
    const { data } = await refusal(plan([rack]));
    expect(data.refusals).toEqual([
      {
        equipment: rack,
        identNumber: expect.any(String),
        code: 'ALREADY_PLANNED',
        appointment: {
          planning: first.planning.id,
          title: 'Advent',
          datePlanned: '2026-12-01',
          locationName: 'Site',
        },
      },
    ]);
    await given.change(first.audits[0]!.id, { answers: okay, result: 'OKAY', isFinished: true });
    await expect(plan([rack])).resolves.toMatchObject({ plannedCount: 1 });
  });

  it('OTHER_LOCATION unless confirmed', async () => {
    const rack = await given.rack({ location: given.yard });
    expect(await refusedCodes(plan([rack]))).toEqual(['PLANNING_REFUSED', 'OTHER_LOCATION']);
    await expect(plan([rack], { confirmedOtherLocation: true })).resolves.toMatchObject({ plannedCount: 1 });
  });

  it('confirming the location does not override other obstacles', async () => {
    const rack = await given.rack({ isArchived: true, location: given.yard });
    expect(await refusedCodes(plan([rack], { confirmedOtherLocation: true }))).toEqual([
      'PLANNING_REFUSED',
      'ARCHIVED',
    ]);
  });

  it('NOT_FOUND for equipment that does not exist, is of another account, or not readable for the caller', async () => {
    const foreign = await buildAccount(database.db);
    const theirs = (await build(database.db, foreign, 'equipments')).id;
    expect(await refusedCodes(plan([newId(), theirs]))).toEqual([
      'PLANNING_REFUSED',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    const employee = callAs(database.db, actorOf(given.account, 'Employee', { locations: [given.site] }));
    const hidden = planInspection(employee, { planning: given.draft(), equipments: [await given.rack()] });
    expect(await refusedCodes(hidden)).toEqual(['PLANNING_REFUSED', 'NOT_FOUND']);
  });

  it('no equipment, wrong ids, no draft', async () => {
    expect(await refusal(plan([]))).toMatchObject({ code: 'PLANNING_EMPTY' });
    expect(await refusal(plan(['1; drop table audits']))).toMatchObject({
      code: 'INVALID',
      errors: { equipments: { message: 'validation.reference' } },
    });
    expect(await refusal(takenBy(commands.planInspection, { equipments: [newId()] }))).toMatchObject({
      code: 'INVALID',
      errors: { planning: { message: 'validation.required' } },
    });
  });

  it('FORBIDDEN for service providers and sales staff, INVALID for another account’s location', async () => {
    const rack = await given.rack();
    for (const role of ['ServiceProvider', 'SalesForce'] as const) {
      const as = callAs(database.db, actorOf(given.account, role));
      expect(
        await refusal(planInspection(as, { planning: given.draft(), equipments: [rack] })),
      ).toMatchObject({ code: 'FORBIDDEN' });
    }
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    const foreign = await refusal(planInspection(stranger, { planning: given.draft(), equipments: [rack] }));
    expect(foreign).toMatchObject({
      code: 'INVALID',
      errors: { location: { message: 'validation.referenceMissing' } },
    });
  });
});

describe('changing what is planned', () => {
  it('adds and removes equipment, and keeps what is on it already', async () => {
    const [first, second, third] = [await given.rack(), await given.rack(), await given.rack()];
    const { planning, audits } = await given.plan([first, second]);
    const changed = await changePlannedEquipments(given.call, planning.id, {
      add: [first, third],
      remove: [second],
    });
    expect(changed.plannedCount).toBe(2);
    const now = await listTyped(given.system, 'audits', { filter: { planning: planning.id } });
    expect(now.map((audit) => audit.equipment).sort()).toEqual([first, third].sort());
    expect(now.find((audit) => audit.equipment === first)?.id).toBe(audits[0]!.id);
  });

  it('refuses to remove inspected equipment, and then changes nothing', async () => {
    const [first, second] = [await given.rack(), await given.rack()];
    const { planning, audits } = await given.plan([first, second]);
    await given.change(audits[0]!.id, { answers: okay, result: 'OKAY', isFinished: true });
    const work = changePlannedEquipments(given.call, planning.id, { remove: [second, first] });
    expect(await refusedCodes(work)).toEqual(['PLANNING_REFUSED', 'ALREADY_INSPECTED']);
    expect((await given.planning(planning.id)).plannedCount).toBe(2);
  });

  it('refuses equipment of another customer', async () => {
    const owner = (await build(database.db, given.account, 'equipmentOwners')).id;
    const location = (await build(database.db, given.account, 'locations', { owner })).id;
    const { planning } = await given.plan([await given.rack()]);
    const work = changePlannedEquipments(given.call, planning.id, {
      add: [await given.rack({ owner, location })],
      confirmedOtherLocation: true,
    });
    expect(await refusedCodes(work)).toEqual(['PLANNING_REFUSED', 'OTHER_CUSTOMER']);
  });

  it('is possible only for the assigned one of the external auditors', async () => {
    const { planning } = await given.plan([await given.rack()]);
    const add = [await given.rack()];
    const other = callAs(database.db, actorOf(given.account, 'ServiceProvider'));
    expect(await refusal(changePlannedEquipments(other, planning.id, { add }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const own = callAs(database.db, actorOf(given.account, 'ServiceProvider', { contact: given.auditor }));
    await expect(changePlannedEquipments(own, planning.id, { add })).resolves.toMatchObject({
      plannedCount: 2,
    });
  });
});

describe('the signatures of an appointment', () => {
  it('are fixed, and confirm only values the appointment has or had', async () => {
    const image = { hash: 'c'.repeat(64), name: 'customer.png', mimeType: 'image/png', size: 3 };
    const { planning } = await given.plan([await given.rack()]);
    await build(database.db, given.account, 'files', image);
    const sign = (signatures: object[]) =>
      updateRecord(given.call, definitions.auditPlannings, planning.id, { signatures });
    const one = { id: newId(), role: 'customer', name: 'Anna', place: null, date: '2026-11-17', image };
    const right = { ...one, forDate: planning.datePlanned, forCount: 1 };
    const wrong = { ...one, id: newId(), role: 'auditor', forDate: '2027-01-01', forCount: 90 };
    expect(await sign([right, wrong])).toMatchObject({
      signatures: [right, { ...wrong, forDate: null, forCount: null }],
    });
    expect(await refusal(sign([{ ...right, name: 'Jan' }]))).toMatchObject({
      errors: { signatures: { message: 'validation.readOnly' } },
    });
    // Signed offline before the appointment was moved.
    await updateRecord(given.call, definitions.auditPlannings, planning.id, { datePlanned: '2026-12-09' });
    const late = { ...right, id: newId() };
    expect(await sign([late])).toMatchObject({
      signatures: [{ forDate: planning.datePlanned, forCount: 1 }],
    });
  });
});
