import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { takeStep } from '../../entities/takeStep';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, callAs, noon } from '../../platform/testing/factories';
import { type Customer, refusal } from '../planning/testing/customer';
import { advanceSafety } from './advanceSafety';
import { alertKind } from './deficiencyAlerts';
import { answer, done, remedied, useSafetyWorld } from './testing/safetyWorld';

const database = useTestDatabase();
const { world, begin, inspect, find, deficiency, locksOf, fromDevice } = useSafetyWorld(database);
type Patch = Record<string, unknown>;
let given: Customer;
beforeAll(() => {
  given = world.given;
});

describe('a locking result', () => {
  it.each([
    ['light', 'expert', ['inspection']],
    ['maintenance', 'expert', ['inspection']],
    ['light', 'light', []],
    ['expert', 'light', []],
    ['expert', 'maintenance', []],
  ])('an inspection of type %s over one of type %s leaves %j', async (later, locking, left) => {
    const rack = await given.rack();
    await inspect(rack, locking, 10, { result: 'REPAIR_LOCKED' });
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true });
    await inspect(rack, later, 12);
    expect(await locksOf(rack)).toEqual(left);
    expect((await given.equipment(rack)).isLocked).toBe(left.length > 0);
  });

  it('can be lifted by the unlock command with the right and a reason, which the inspection stores', async () => {
    const rack = await given.rack();
    const audit = await inspect(rack, 'expert', 10, { result: 'REPAIR_LOCKED' });
    const unlock = (args: Patch, as = given.call) =>
      takeStep(as, definitions.equipments, rack, { name: 'unlock', args });
    const employee = callAs(database.db, actorOf(given.account, 'Employee'));
    expect(await refusal(unlock({ stateReason: 'x' }, employee))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await refusal(unlock({}))).errors).toHaveProperty('stateReason');
    expect(await unlock({ stateReason: 'Repaired by the maker' })).toMatchObject({ isLocked: false });
    expect(await given.audit(audit)).toMatchObject({
      liftReason: 'Repaired by the maker',
      liftedBy: given.call.actor.email,
    });
    await inspect(rack, 'light', 12);
    expect(await locksOf(rack)).toEqual([]);
  });
});

describe('a red deficiency', () => {
  it('locks at once, before its inspection is finished and regardless of a later visual inspection', async () => {
    const rack = await given.rack();
    const audit = await begin(rack);
    const found = await find(audit, 'red');
    expect(await locksOf(rack)).toEqual(['deficiency']);
    await given.change(audit, { ...done, result: 'REPAIR_LOCKED', dateAudited: '2026-11-10T08:00:00.000Z' });
    const followUps = [answer(found, 'UNCHANGED')];
    await inspect(rack, 'light', 12, { followUps });
    expect(await locksOf(rack)).toEqual(['deficiency', 'inspection']);
    await updateRecord(given.call, definitions.deficiencies, found, remedied);
    // The lock by an expert inspection needs another expert inspection.
    expect(await locksOf(rack)).toEqual(['inspection']);
    await inspect(rack, 'expert', 14);
    expect(await given.equipment(rack)).toMatchObject({ isLocked: false, lockReasons: null });
  });

  it('keeps its lock while it is open', async () => {
    const rack = await given.rack();
    await find(await begin(rack), 'red');
    const args = { stateReason: 'Needed today' };
    const unlock = takeStep(given.call, definitions.equipments, rack, { name: 'unlock', args });
    expect((await refusal(unlock)).errors).toEqual({ isLocked: { message: 'validation.lockHeld' } });
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true });
  });

  it('is alerted each time it becomes red', async () => {
    const rack = await given.rack();
    const alerts = async (id: string) =>
      (await database.db('jobs').where({ kind: alertKind, subject: id })).length;
    const audit = await begin(rack);
    const found = await find(audit, 'orange');
    expect(await alerts(found)).toBe(0);
    await updateRecord(given.call, definitions.deficiencies, found, { dangerLevel: 'red' });
    expect(await alerts(found)).toBe(1);
  });
});

describe('open deficiencies at the next inspection', () => {
  it('must all be answered, in every inspection type', async () => {
    const rack = await given.rack();
    const first = await begin(rack);
    const found = await find(first, 'orange');
    await given.change(first, { ...done, result: 'REPAIR_CAN_USE', dateAudited: '2026-11-10T08:00:00.000Z' });
    const next = await begin(rack, 'light');
    const finish = (followUps: unknown[]) => given.change(next, { ...done, followUps });
    expect(await refusal(finish([]))).toMatchObject({
      code: 'DEFICIENCIES_UNANSWERED',
      data: { deficiencies: [found] },
    });
    // WORSE requires the new danger level.
    expect(await refusal(finish([answer(found, 'WORSE')]))).toMatchObject({
      code: 'DEFICIENCIES_UNANSWERED',
    });
    await finish([answer(found, 'WORSE', { dangerLevel: 'red' })]);
    expect(await deficiency(found)).toMatchObject({
      dangerLevel: 'red',
      lastOutcome: 'WORSE',
      lastOutcomeAudit: next,
      status: 'OPEN',
    });
    expect(await locksOf(rack)).toEqual(['deficiency']);
  });

  it('are closed with the inspector’s name if remedied, and reopened if that was a mistake', async () => {
    const rack = await given.rack();
    const first = await begin(rack);
    const found = await find(first, 'orange');
    await given.change(first, { ...done, result: 'REPAIR_CAN_USE', dateAudited: '2026-11-10T08:00:00.000Z' });
    const next = await inspect(rack, 'light', 12, {
      followUps: [answer(found, 'REMEDIED', { comment: 'New upright' })],
    });
    expect(await deficiency(found)).toMatchObject({
      status: 'COMPLETED',
      remedy: 'New upright',
      remediedBy: 'Żaneta Ćwikła',
      remediedOn: '2026-11-12',
    });
    await given.change(next, {
      followUps: [answer(found, 'UNCHANGED')],
      correctionReason: 'Wrong bay',
      confirmedContradiction: true,
    });
    expect(await deficiency(found)).toMatchObject({ status: 'OPEN', remediedOn: null });
  });

  it('contradict an OKAY result if they stay open, which needs confirmation', async () => {
    const rack = await given.rack();
    const first = await begin(rack);
    const found = await find(first, 'orange');
    await given.change(first, { ...done, result: 'REPAIR_CAN_USE', dateAudited: '2026-11-10T08:00:00.000Z' });
    const next = await begin(rack, 'light');
    const result = { ...done, confirmedContradiction: false, followUps: [answer(found, 'UNCHANGED')] };
    expect(await refusal(given.change(next, result))).toMatchObject({
      code: 'AUDIT_CONTRADICTION',
      data: { contradiction: 'NEGATIVE_BUT_OKAY' },
    });
    await expect(given.change(next, { ...result, confirmedContradiction: true })).resolves.toMatchObject({
      isFinished: true,
    });
  });
});

describe('an inspection finished offline without knowing newer data', () => {
  it('is accepted, lifts no lock, and creates a task', async () => {
    const rack = await given.rack();
    const offline = await begin(rack);
    const other = await begin(rack, 'maintenance').catch(() => null);
    expect(other).toBeNull();
    // Meanwhile another user locks the equipment by hand.
    await takeStep(given.call, definitions.equipments, rack, { name: 'lock', args: { stateReason: 'Hit' } });
    await given.change(offline, { ...done }, fromDevice());
    const audit = await given.audit(offline);
    expect(audit).toMatchObject({ isFinished: true, isUnaware: true, unawareOf: [{ kind: 'person' }] });
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true });
    const tasks = await listTyped(given.system, 'tasks', { filter: { equipment: rack } });
    expect(tasks).toMatchObject([{ type: 'AUDIT', audit: offline, responsible: given.auditor }]);
  });

  it('does not lift a newer lock by an expert unless it had seen it', async () => {
    const rack = await given.rack();
    const locking = await inspect(rack, 'expert', 10, { result: 'REPAIR_LOCKED' });
    await inspect(rack, 'expert', 12, {}, fromDevice());
    expect(await locksOf(rack)).toEqual(['inspection']);
    const seenLocks = [{ id: newId(), lock: locking }];
    await inspect(rack, 'expert', 14, { seenLocks }, fromDevice());
    expect(await locksOf(rack)).toEqual([]);
  });

  it('is accepted despite a deficiency it never saw', async () => {
    const rack = await given.rack();
    const first = await begin(rack);
    const found = await find(first, 'red');
    await given.change(first, { ...done, result: 'REPAIR_LOCKED', dateAudited: '2026-11-10T08:00:00.000Z' });
    const next = await inspect(rack, 'expert', 12, { confirmedContradiction: false }, fromDevice());
    expect(await given.audit(next)).toMatchObject({ isUnaware: true });
    expect(await deficiency(found)).toMatchObject({ status: 'OPEN' });
    expect(await locksOf(rack)).toEqual(['deficiency', 'inspection']);
  });
});

describe('passing time', () => {
  const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);

  it('escalates an orange deficiency after the account’s number of days, announces it before, and locks the equipment', async () => {
    const rack = await given.rack();
    const audit = await begin(rack);
    const found = await find(audit, 'orange');
    await given.change(audit, { ...done, result: 'REPAIR_CAN_USE' });
    expect(await deficiency(found)).toMatchObject({ orangeSince: '2026-11-17' });
    const alerts = async () =>
      (await database.db('jobs').where({ kind: alertKind, subject: found })).map(({ payload }) =>
        typeof payload === 'string' ? JSON.parse(payload).kind : payload.kind,
      );
    await advanceSafety(database.db, later(24));
    expect([await locksOf(rack), await alerts()]).toEqual([[], []]);
    for (const _twice of [1, 2]) await advanceSafety(database.db, later(25));
    expect([await locksOf(rack), await alerts()]).toEqual([[], ['escalating']]);
    for (const _twice of [1, 2]) await advanceSafety(database.db, later(28));
    expect(await deficiency(found)).toMatchObject({ dangerLevel: 'red', escalatedOn: '2026-12-15' });
    expect([await locksOf(rack), await alerts()]).toEqual([['deficiency'], ['escalating', 'red']]);
  });

  it('locks equipment after its end of use', async () => {
    const rack = await given.rack({ dateOfFirstUse: '2016-11-20', maxYearsOfUse: 10 });
    expect(await locksOf(rack)).toEqual([]);
    await advanceSafety(database.db, later(3));
    expect(await locksOf(rack)).toEqual(['endOfUse']);
  });
});

describe('scrapping', () => {
  it('is not lifted by an inspection, only withdrawn with a reason, and leaves a lock', async () => {
    const rack = await given.rack();
    const audit = await inspect(rack, 'light', 10, { result: 'SCRAP' });
    expect(await given.equipment(rack)).toMatchObject({ isScrapped: true, nextAuditDate: null });
    await given.change(audit, { result: 'OKAY', correctionReason: 'Wrong piece' });
    expect(await given.equipment(rack)).toMatchObject({ isScrapped: true, isLocked: true });
    const unscrap = (args: Patch) =>
      takeStep(given.call, definitions.equipments, rack, { name: 'unscrap', args });
    expect((await refusal(unscrap({}))).errors).toHaveProperty('stateReason');
    expect(await unscrap({ stateReason: 'Wrong piece' })).toMatchObject({
      isScrapped: false,
      isLocked: true,
      lockReasons: [{ kind: 'person', reason: 'Wrong piece' }],
    });
    expect((await given.equipment(rack)).nextAuditDate).not.toBeNull();
  });
});
