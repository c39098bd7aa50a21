import { definitions } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { asSystem } from '../../../entities/call';
import { deleteRecord } from '../../../entities/deleteRecord';
import { registerHooks } from '../../../entities/hooks';
import { listTyped } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, noon } from '../../../platform/testing/factories';
import { taskHooks } from '../taskHooks';
import { remindOfOpenWork } from './remindOfOpenWork';
import { reminderHooks } from './settleReminders';

const database = useTestDatabase();
registerHooks('tasks', taskHooks);
registerHooks('auditPlannings', reminderHooks('planning'));
registerHooks('auditReports', reminderHooks('report'));

const day = 24 * 3600_000;
const daysAgo = (days: number): string => new Date(noon.getTime() - days * day).toISOString().slice(0, 10);

async function account() {
  const { db } = database;
  const instance = await buildAccount(db);
  const call = callAs(db, actorOf(instance));
  const location = String((await build(db, instance, 'locations', { name: 'Hala 3' })).id);
  const auditor = String((await build(db, instance, 'contacts', { language: 'de-DE' })).id);
  const plan = async (planned: number, audits: Record<string, unknown>[] = [{}]) => {
    const values = { location, auditor, datePlanned: daysAgo(planned), state: 'open', title: null } as const;
    const planning = String((await build(db, instance, 'auditPlannings', values)).id);
    for (const audit of audits)
      await build(db, instance, 'audits', { planning, isFinished: false, isMissed: false, ...audit });
    return planning;
  };
  const report = async (age: number, values: Record<string, unknown> = {}) =>
    String(
      (
        await build(db, instance, 'auditReports', {
          planning: await plan(0, []),
          location,
          auditor,
          state: 'open',
          dateCreated: daysAgo(age),
          number: `R-${age}`,
          ...values,
        })
      ).id,
    );
  const tasks = (status = ['OPEN']) => listTyped(asSystem(call, instance), 'tasks', { filter: { status } });
  return { instance, call, location, auditor, plan, report, tasks };
}
const remind = (days = 0) => remindOfOpenWork(database.db, new Date(noon.getTime() + days * day));

it('reminds once of inspections not started, not finished, and of an open report', async () => {
  const { plan, report, tasks, auditor, location } = await account();
  const untouched = await plan(7);
  const begun = await plan(8, [{ isFinished: true }, {}]);
  const open = await report(14);
  await plan(5);
  await plan(9, [{ isFinished: true }, { isMissed: true }]);
  await report(12);
  await remind();
  await remind(1);
  const left = await tasks();
  const all = { responsible: auditor, location, linkType: 'LOCATION', dateDue: daysAgo(0) };
  expect(left).toHaveLength(3);
  expect(left).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...all,
        planning: untouched,
        type: 'OPEN_AUDITS',
        title: 'Prüfungen nicht begonnen: Hala 3',
      }),
      expect.objectContaining({ ...all, planning: begun, type: 'AUDITS_NOT_FINISHED' }),
      expect.objectContaining({
        ...all,
        report: open,
        type: 'OPEN_REPORTS',
        title: 'Bericht noch offen: R-14',
      }),
    ]),
  );
});

it('is completed with its appointment or report, and created again for a postponed appointment', async () => {
  const { db } = database;
  const { plan, report, tasks, call } = await account();
  const planning = await plan(10);
  const finished = await report(20);
  await remind();
  expect(await tasks()).toHaveLength(2);
  await db('audits').where({ planning }).update({ dateStarted: noon });
  await remind(1);
  expect((await tasks()).map(({ type }) => type).sort()).toEqual(['AUDITS_NOT_FINISHED', 'OPEN_REPORTS']);
  const system = asSystem(call, call.actor.instance);
  await updateRecord(system, definitions.auditReports, finished, { state: 'waiting' });
  await updateRecord(call, definitions.auditPlannings, planning, { datePlanned: daysAgo(-5) });
  expect(await tasks()).toEqual([]);
  expect(await tasks(['COMPLETED'])).toHaveLength(3);
  await remind(11);
  expect(await tasks()).toEqual([]);
  await remind(13);
  expect(await tasks()).toMatchObject([{ planning, type: 'AUDITS_NOT_FINISHED' }]);
});

it('is not created again after deletion nor in a terminated account, and is deleted with its appointment', async () => {
  const { db } = database;
  const [mine, ended] = [await account(), await account()];
  const planning = await mine.plan(10);
  await ended.plan(10);
  await db('instances').where({ id: ended.instance }).update({ hasResigned: true });
  await remind();
  const [task] = await mine.tasks();
  await deleteRecord(mine.call, definitions.tasks, String(task?.id));
  await remind(1);
  expect(await mine.tasks()).toEqual([]);
  expect(await ended.tasks()).toEqual([]);
  const other = await mine.plan(10);
  await remind(1);
  expect(await mine.tasks()).toMatchObject([{ planning: other }]);
  await db('audits').where({ planning: other }).delete();
  await deleteRecord(mine.call, definitions.auditPlannings, other);
  expect(await mine.tasks(['OPEN', 'COMPLETED'])).toEqual([]);
  expect(planning).not.toBe(other);
});
