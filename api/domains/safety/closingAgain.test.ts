import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteRecord } from '../../entities/deleteRecord';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { restoreRecord } from '../../platform/bin/restoreRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { type Customer, refusal } from '../planning/testing/customer';
import { answer, done, remedied } from './testing/safetyWorld';
import { reason, useEarlierFinding } from './testing/useEarlierFinding';

const database = useTestDatabase();
const { world, begin, deficiency, locksOf, rackWith, raise } = useEarlierFinding(database);
const { deficiencies, tasks } = definitions;
let given: Customer;
beforeAll(() => {
  given = world.given;
});

describe('closing and reopening', () => {
  it('requires the texts again, for the deficiency and its task', async () => {
    const { found } = await rackWith('green');
    await updateRecord(given.call, deficiencies, found, remedied);
    await updateRecord(given.call, deficiencies, found, { status: 'OPEN' });
    expect(await deficiency(found)).toMatchObject({ remedy: null, remediedBy: null });
    expect(
      await refusal(updateRecord(given.call, deficiencies, found, { status: 'COMPLETED' })),
    ).toMatchObject({ code: 'INVALID', errors: { remedy: {}, remediedBy: {} } });
    const [task] = await listTyped(given.system, 'tasks', { filter: { deficiency: found } });
    expect(task).toMatchObject({ status: 'OPEN', completionNote: null, completedBy: null });
    expect(await refusal(updateRecord(given.call, tasks, task!.id, { status: 'COMPLETED' }))).toMatchObject({
      code: 'INVALID',
    });
  });

  it('allows to change the texts, but not to remove them', async () => {
    const { found } = await rackWith('green');
    await updateRecord(given.call, deficiencies, found, remedied);
    const without = updateRecord(given.call, deficiencies, found, { remedy: null, remediedBy: null });
    expect(await refusal(without)).toMatchObject({ code: 'INVALID', errors: { remedy: {}, remediedBy: {} } });
    const [task] = await listTyped(given.system, 'tasks', { filter: { deficiency: found } });
    const ofTask = updateRecord(given.call, tasks, task!.id, { completionNote: null, completedBy: null });
    expect(await refusal(ofTask)).toMatchObject({ code: 'INVALID' });
  });

  it('refuses a lower danger level for WORSE', async () => {
    const { rack, found } = await rackWith('orange');
    const next = await begin(rack, 'light');
    const better = [answer(found, 'WORSE', { dangerLevel: 'green' })];
    expect(
      await refusal(given.change(next, { ...done, result: 'REPAIR_CAN_USE', followUps: better })),
    ).toMatchObject({ code: 'DEFICIENCIES_UNANSWERED' });
  });

  it('requires a text or a photo at an inspection as well', async () => {
    const { rack, found } = await rackWith('green');
    const next = await begin(rack, 'light');
    expect(
      await refusal(given.change(next, { ...done, followUps: [answer(found, 'REMEDIED')] })),
    ).toMatchObject({ code: 'DEFICIENCIES_UNANSWERED' });
  });

  it('does not restart the time of an orange deficiency, nor does a change of level in between', async () => {
    const { found } = await rackWith('orange');
    const later = { ...given.call, now: new Date('2026-11-27T12:00:00.000Z') };
    await updateRecord(later, deficiencies, found, remedied);
    await updateRecord(later, deficiencies, found, { status: 'OPEN' });
    expect(await deficiency(found)).toMatchObject({ orangeSince: '2026-11-17' });
    await raise(found);
    for (const dangerLevel of ['orange', 'green', 'orange'])
      await updateRecord(later, deficiencies, found, { dangerLevel, ...reason });
    expect(await deficiency(found)).toMatchObject({ orangeSince: '2026-11-17' });
  });

  it('escalates at once if the time as orange is over', async () => {
    const { rack, found } = await rackWith('orange');
    await updateRecord(given.call, deficiencies, found, remedied);
    const later = { ...given.call, now: new Date('2026-12-16T12:00:00.000Z') };
    await updateRecord(later, deficiencies, found, { status: 'OPEN' });
    expect(await deficiency(found)).toMatchObject({ dangerLevel: 'red', escalatedOn: '2026-12-16' });
    expect(await locksOf(rack)).toEqual(['deficiency']);
  });

  it('keeps one task, which is restored with the state of the deficiency', async () => {
    const { found } = await rackWith('green');
    const ofFound = () => listTyped(given.system, 'tasks', { filter: { deficiency: found } });
    const [task] = await ofFound();
    await deleteRecord(given.call, tasks, task!.id);
    await updateRecord(given.call, deficiencies, found, remedied);
    await restoreRecord(given.call, tasks, task!.id);
    expect(await ofFound()).toMatchObject([{ status: 'COMPLETED', completionNote: 'Replaced' }]);
  });
});
