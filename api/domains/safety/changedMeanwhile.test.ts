import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { type Customer, okay, refusal, upright } from '../planning/testing/customer';
import { answer, done, remedied } from './testing/safetyWorld';
import { reason, useEarlierFinding } from './testing/useEarlierFinding';

const database = useTestDatabase();
const { world, begin, inspect, find, deficiency, locksOf, fromDevice, rackWith, office, raise } =
  useEarlierFinding(database);
const { deficiencies, tasks } = definitions;
let given: Customer;
beforeAll(() => {
  given = world.given;
});
const sure = { ...reason, confirmedContradiction: true };
const settling = (audit: string) => listTyped(given.system, 'tasks', { filter: { audit, type: 'AUDIT' } });

describe('a device that answered a deficiency before it became worse', () => {
  const proof = { comment: 'New upright' };

  it('does not close it, lifts no lock, and creates a task', async () => {
    const { rack, found, version } = await rackWith('orange');
    await raise(found);
    const seen = { seenLevel: 'orange', seenVersion: version };
    const audit = await inspect(
      rack,
      'expert',
      16,
      { followUps: [answer(found, 'REMEDIED', { ...proof, ...seen })] },
      fromDevice(),
    );
    expect(await given.audit(audit)).toMatchObject({
      isUnaware: true,
      unawareOf: expect.arrayContaining([expect.objectContaining({ key: found })]),
    });
    expect(await deficiency(found)).toMatchObject({ status: 'OPEN', dangerLevel: 'red' });
    expect(await locksOf(rack)).toContain('deficiency');
    expect(await settling(audit)).toHaveLength(1);
  });

  it('closes it if the device had seen the change', async () => {
    const { rack, found } = await rackWith('orange');
    await raise(found);
    const { version } = await deficiency(found);
    const seen = { seenLevel: 'red', seenVersion: version };
    const locks = (await given.equipment(rack)).lockReasons ?? [];
    await inspect(
      rack,
      'expert',
      16,
      {
        followUps: [answer(found, 'REMEDIED', { ...proof, ...seen })],
        seenLocks: locks.map(({ id }) => ({ id: newId(), lock: id })),
      },
      fromDevice(),
    );
    expect(await deficiency(found)).toMatchObject({ status: 'COMPLETED' });
    expect(await locksOf(rack)).toEqual([]);
  });

  it('does not close a deficiency that was closed and reopened meanwhile', async () => {
    const { rack, found, version } = await rackWith('orange');
    await updateRecord(office(), deficiencies, found, remedied);
    await updateRecord(office(), deficiencies, found, { status: 'OPEN' });
    const seen = { seenLevel: 'orange', seenVersion: version };
    await inspect(
      rack,
      'expert',
      16,
      { followUps: [answer(found, 'REMEDIED', { ...proof, ...seen })] },
      fromDevice(),
    );
    expect(await deficiency(found)).toMatchObject({ status: 'OPEN' });
  });

  it('does not close it by a correction of the date, of a text, or of an earlier answer', async () => {
    const { rack, found, version } = await rackWith('orange');
    const seen = { seenLevel: 'orange', seenVersion: version };
    const told = [answer(found, 'REMEDIED', { ...proof, ...seen })];
    const earlier = [answer(found, 'UNCHANGED', seen)];
    const result = { result: 'REPAIR_CAN_USE', confirmedContradiction: true };
    const online = await inspect(rack, 'light', 15, { ...result, followUps: earlier }, fromDevice());
    await raise(found);
    const offline = await inspect(rack, 'maintenance', 16, { ...result, followUps: told }, fromDevice());
    const [given1] = told;
    for (const patch of [
      { dateAudited: '2026-11-16T07:00:00.000Z' },
      { followUps: [{ ...given1!, comment: 'New upright, bay 3' }] },
    ])
      await given.change(offline, { ...patch, ...sure }, fromDevice());
    await given.change(
      online,
      { followUps: [{ ...earlier[0]!, ...proof, outcome: 'REMEDIED' }], ...sure },
      fromDevice(),
    );
    expect(await deficiency(found)).toMatchObject({ status: 'OPEN', dangerLevel: 'red' });
    expect(await given.audit(online)).toMatchObject({ isUnaware: true });
    expect(await settling(online)).toHaveLength(1);
  });

  it('does not close it by completing its task', async () => {
    const { found } = await rackWith('orange');
    const [task] = await listTyped(given.system, 'tasks', { filter: { deficiency: found } });
    const later = { ...office(), now: new Date('2026-11-17T12:30:00.000Z') };
    await updateRecord(later, deficiencies, found, { ...remedied });
    await updateRecord(later, deficiencies, found, { status: 'OPEN' });
    const done = { status: 'COMPLETED', completionNote: 'New upright', completedBy: 'Jan Żak' };
    expect(
      await refusal(updateRecord(fromDevice('2026-11-17T12:15:00.000Z'), tasks, task!.id, done)),
    ).toMatchObject({ code: 'STALE_VERSION' });
    expect(await deficiency(found)).toMatchObject({ status: 'OPEN' });
  });

  it('is accepted although others added, deleted or closed deficiencies meanwhile', async () => {
    const finish = (audit: string, values: object) =>
      given.change(audit, { ...done, confirmedContradiction: false, ...values }, fromDevice());
    const added = await begin(await given.rack());
    await find(added, 'red', {}, office());
    expect(await finish(added, {})).toMatchObject({ isFinished: true, isUnaware: true });
    const removed = await begin(await given.rack());
    await deleteRecord(office(), deficiencies, await find(removed, 'orange'));
    expect(await finish(removed, { result: 'REPAIR_CAN_USE' })).toMatchObject({ isFinished: true });
    const { rack, found, version } = await rackWith('orange');
    await updateRecord(office(), deficiencies, found, remedied);
    const closed = await begin(rack, 'light');
    const unchanged = [answer(found, 'UNCHANGED', { seenLevel: 'orange', seenVersion: version })];
    expect(await finish(closed, { result: 'REPAIR_CAN_USE', followUps: unchanged })).toMatchObject({
      isFinished: true,
    });
  });

  it('is accepted despite a contradiction it could not know of', async () => {
    const { rack, found, version } = await rackWith('orange');
    await raise(found);
    const seen = { seenLevel: 'orange', seenVersion: version };
    const unchanged = {
      result: 'REPAIR_CAN_USE',
      confirmedContradiction: false,
      followUps: [answer(found, 'UNCHANGED', seen)],
    };
    const audit = await inspect(rack, 'light', 16, unchanged, fromDevice());
    expect(await given.audit(audit)).toMatchObject({ isFinished: true, isUnaware: true });
    const next = await begin(rack, 'light');
    const known = [answer(found, 'UNCHANGED', { seenLevel: 'red', seenVersion: 99 })];
    expect(
      await refusal(given.change(next, { ...done, ...unchanged, followUps: known }, fromDevice())),
    ).toMatchObject({ code: 'AUDIT_CONTRADICTION' });
  });
});

describe('the deficiencies of a finished inspection', () => {
  it('cannot contradict its result: refused online, accepted from a device and marked', async () => {
    const rack = await given.rack();
    const audit = await inspect(rack, 'expert', 12, { confirmedContradiction: false });
    const late = { correctionReason: 'Overlooked' };
    expect(await refusal(find(audit, 'red', late))).toMatchObject({ code: 'AUDIT_CONTRADICTION' });
    await find(audit, 'red', late, fromDevice());
    expect(await given.audit(audit)).toMatchObject({ isUnaware: true, result: 'OKAY' });
    expect(await settling(audit)).toMatchObject([{ status: 'OPEN' }]);
    await given.change(audit, { result: 'REPAIR_LOCKED', correctionReason: 'Overlooked' });
    expect(await given.audit(audit)).toMatchObject({ isUnaware: false, unawareOf: null });
    expect(await settling(audit)).toMatchObject([{ status: 'COMPLETED' }]);
  });

  it('cannot be restored into it', async () => {
    const rack = await given.rack();
    const audit = await begin(rack);
    const found = await find(audit, 'red');
    await deleteRecord(given.call, deficiencies, found);
    await given.change(audit, done);
    expect(await refusal(restoreRecord(given.call, deficiencies, found))).toMatchObject({
      code: 'AUDIT_FINISHED',
    });
  });

  it('a confirmation for a green deficiency does not cover a red one', async () => {
    const { found } = await rackWith('green', 'OKAY');
    const { audit } = await deficiency(found);
    expect(await refusal(find(audit, 'red', { correctionReason: 'Overlooked' }))).toMatchObject({
      code: 'AUDIT_CONTRADICTION',
    });
  });

  it('a confirmation covers only the contradiction it was given for', async () => {
    const rack = await given.rack();
    const answers = okay.map((one) =>
      one.checkpoint === upright ? { ...one, answer: 'NOT_OKAY' as const } : one,
    );
    const audit = await inspect(rack, 'expert', 12, { answers });
    const reason = { correctionReason: 'Read wrongly' };
    await given.change(audit, { result: 'REPAIR_CAN_USE', ...reason });
    expect(await refusal(given.change(audit, { result: 'OKAY', ...reason }))).toMatchObject({
      code: 'AUDIT_CONTRADICTION',
    });
    await given.change(audit, { result: 'OKAY', confirmedContradiction: true, ...reason });
    await given.change(audit, { comment: 'Bay 3', ...reason });
    expect(await given.audit(audit)).toMatchObject({ result: 'OKAY', confirmedContradiction: true });
  });
});

it('the answer of the latest inspection counts, by time of day', async () => {
  const { rack, found } = await rackWith('orange');
  const at = (hour: string) => ({ dateAudited: `2026-11-16T${hour}:00:00.000Z` });
  const outcome = (name: string) => ({ followUps: [answer(found, name, { comment: 'Seen' })] });
  const usable = { result: 'REPAIR_CAN_USE' };
  await inspect(rack, 'light', 16, { ...usable, ...at('15'), ...outcome('UNCHANGED') });
  await inspect(rack, 'maintenance', 16, { ...usable, ...at('09'), ...outcome('REMEDIED') });
  expect(await deficiency(found)).toMatchObject({ status: 'OPEN', lastOutcome: 'UNCHANGED' });
});
