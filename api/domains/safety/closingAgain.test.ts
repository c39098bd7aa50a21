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

describe('closing and opening again', () => {
  it('asks for words anew, of the deficiency and of its task', async () => {
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

  it('keeps its words: they are changed, not taken away', async () => {
    const { found } = await rackWith('green');
    await updateRecord(given.call, deficiencies, found, remedied);
    const without = updateRecord(given.call, deficiencies, found, { remedy: null, remediedBy: null });
    expect(await refusal(without)).toMatchObject({ code: 'INVALID', errors: { remedy: {}, remediedBy: {} } });
    const [task] = await listTyped(given.system, 'tasks', { filter: { deficiency: found } });
    const ofTask = updateRecord(given.call, tasks, task!.id, { completionNote: null, completedBy: null });
    expect(await refusal(ofTask)).toMatchObject({ code: 'INVALID' });
  });

  it('what became worse is not less dangerous than before', async () => {
    const { rack, found } = await rackWith('orange');
    const next = await begin(rack, 'light');
    const better = [answer(found, 'WORSE', { dangerLevel: 'green' })];
    expect(
      await refusal(given.change(next, { ...done, result: 'REPAIR_CAN_USE', followUps: better })),
    ).toMatchObject({ code: 'DEFICIENCIES_UNANSWERED' });
  });

  it('at an inspection asks for words or a photo as well', async () => {
    const { rack, found } = await rackWith('green');
    const next = await begin(rack, 'light');
    expect(
      await refusal(given.change(next, { ...done, followUps: [answer(found, 'REMEDIED')] })),
    ).toMatchObject({ code: 'DEFICIENCIES_UNANSWERED' });
  });

  it('does not begin the time of an orange deficiency anew, nor does another grade in between', async () => {
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

  it('is red at once where its time as an orange one is over', async () => {
    const { rack, found } = await rackWith('orange');
    await updateRecord(given.call, deficiencies, found, remedied);
    const later = { ...given.call, now: new Date('2026-12-16T12:00:00.000Z') };
    await updateRecord(later, deficiencies, found, { status: 'OPEN' });
    expect(await deficiency(found)).toMatchObject({ dangerLevel: 'red', escalatedOn: '2026-12-16' });
    expect(await locksOf(rack)).toEqual(['deficiency']);
  });

  it('leaves one task, which comes out of the bin as the deficiency stands', async () => {
    const { found } = await rackWith('green');
    const ofFound = () => listTyped(given.system, 'tasks', { filter: { deficiency: found } });
    const [task] = await ofFound();
    await deleteRecord(given.call, tasks, task!.id);
    await updateRecord(given.call, deficiencies, found, remedied);
    await restoreRecord(given.call, tasks, task!.id);
    expect(await ofFound()).toMatchObject([{ status: 'COMPLETED', completionNote: 'Replaced' }]);
  });
});
