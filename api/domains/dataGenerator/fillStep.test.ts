import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { asSystem, inTransaction } from '../../entities/call';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { build, noon, systemCall } from '../../platform/testing/factories';
import { configureAudits } from '../audits/configureAudits';
import { refreshSafety } from '../duties';
import { keepDuties } from '../duties/configureDuties';
import { configureEquipments } from '../equipments/configureEquipments';
import { forecastRun, startRun } from './giveRunCommands';
import { listRuns, shownRun } from './listRuns';
import {
  buildCatalogue,
  buildTestAccount,
  countedIn,
  provider,
  small,
  workOff,
} from './testing/generatorWorld';

const database = useTestDatabase();

beforeAll(async () => {
  configureEquipments();
  configureAudits();
  keepDuties();
  await buildCatalogue(database.db);
});

const start = async (account: string, more: object = {}) =>
  startRun(provider(database.db), { account, ...small, ...more });

describe('what is made', () => {
  it('is as much as was promised, in a company and at customers of an auditor', async () => {
    for (const instanceType of ['COMPANY', 'AUDITOR'] as const) {
      const account = await buildTestAccount(database.db, { instanceType });
      const input = { account, ...small, branch: 'workshop' as const, pieces: 301, years: 10 };
      const { planned } = await forecastRun(provider(database.db), input);
      expect(planned).toMatchObject({ equipments: 301, locations: 8, products: 12 });
      expect(planned.equipmentOwners > 0).toBe(instanceType === 'AUDITOR');
      const { id } = await startRun(provider(database.db), input);
      await workOff(database);
      expect(await countedIn(database.db, account)).toEqual(planned);
      const run = await shownRun(provider(database.db), id);
      expect(run).toMatchObject({ state: 'done', made: planned, reason: null });
      expect(run.progress.done).toBe(run.progress.total);
    }
  });

  it('has exactly the share of inspections with a deficiency, from none to all', async () => {
    for (const deficiencyShare of [0, 7, 100]) {
      const account = await buildTestAccount(database.db);
      const { planned } = await forecastRun(provider(database.db), {
        account,
        ...small,
        pieces: 200,
        deficiencyShare,
      });
      const share = (100 * planned.deficiencies) / planned.audits;
      expect(Math.abs(share - deficiencyShare)).toBeLessThan(1.5);
    }
  });

  it('owes and is locked as the product itself works it out: doing that again changes nothing', async () => {
    const { db } = database;
    for (const years of [0, 2]) {
      const account = await buildTestAccount(db);
      await start(account, { years, pieces: 300, deficiencyShare: 100, branch: 'workshop' });
      await workOff(database);
      const pieces: string[] = await db('equipments').where({ instance: account }).pluck('id');
      const rows = () => db('inspectionDuties').where({ instance: account }).orderBy('id');
      const before = [await db('equipments').where({ instance: account }).orderBy('id'), await rows()];
      const changed = await inTransaction(systemCall(db, account, noon), (inner) =>
        refreshSafety(inner, account, pieces),
      );
      expect([await db('equipments').where({ instance: account }).orderBy('id'), await rows()]).toEqual(
        before,
      );
      expect(changed).toBe(0);
      const [locked] = await db('equipments')
        .where({ instance: account, isLocked: true })
        .count({ rows: '*' });
      expect(Number(locked?.rows) > 0).toBe(years > 0);
      const [dueSomeDay] = await db('equipments')
        .where({ instance: account })
        .where('nextAuditDate', '>', '2026-11-17')
        .count({ rows: '*' });
      expect(Number(dueSomeDay?.rows)).toBeGreaterThan(0);
    }
  });

  it('is history that happened: no inspection before the first use or after today, each with its appointment and checklist', async () => {
    const { db } = database;
    const account = await buildTestAccount(db);
    await start(account, { years: 10, branch: 'workshop', pieces: 90 });
    await workOff(database);
    const audits = await db('audits as a')
      .join('equipments as e', 'e.id', 'a.equipment')
      .join('auditPlannings as p', 'p.id', 'a.planning')
      .join('checklists as c', 'c.id', 'a.checklist')
      .join('contacts as i', 'i.id', 'a.auditor')
      .where('a.instance', account)
      .select('a.dateAudited', 'a.answers', 'p.datePlanned', 'e.dateOfFirstUse', 'e.commissioningDate');
    const [all] = await db('audits').where({ instance: account }).count({ rows: '*' });
    expect(audits.length).toBe(Number(all?.rows));
    for (const { dateAudited, datePlanned, dateOfFirstUse, commissioningDate, answers } of audits) {
      const day = dateAudited.toISOString().slice(0, 10);
      expect(day >= (dateOfFirstUse ?? commissioningDate) && day <= '2026-11-17').toBe(true);
      expect(day).toBe(datePlanned);
      expect((typeof answers === 'string' ? JSON.parse(answers) : answers).length).toBeGreaterThan(0);
    }
    const plannings = await db('auditPlannings').where({ instance: account }).select('id', 'plannedCount');
    for (const { id, plannedCount } of plannings) {
      const [own] = await db('audits').where({ planning: id }).count({ rows: '*' });
      expect(plannedCount).toBe(Number(own?.rows));
    }
  });

  it('passes the checks of what people enter', async () => {
    const { db } = database;
    const account = await buildTestAccount(db, { instanceType: 'AUDITOR' });
    await start(account, { pieces: 5, branch: 'workshop', language: 'hu-HU' });
    await workOff(database);
    for (const name of [
      'equipments',
      'locations',
      'equipmentOwners',
      'contacts',
      'products',
      'tasks',
    ] as const)
      for (const { id } of await db(name).where({ instance: account }).limit(5).select('id')) {
        const field =
          { tasks: 'title', contacts: 'comment' }[name as string] ?? Object.keys(definitions[name].fields)[0];
        const row = await db(name).where({ id }).first();
        const value = field === 'comment' ? 'x' : `${row[field ?? '']} x`;
        await updateRecord(asSystem({ db, now: noon }, account), definitions[name], id, {
          [field ?? '']: value,
        });
      }
  });

  it('does not disturb a second run or what people have in the account', async () => {
    const { db } = database;
    const account = await buildTestAccount(db, { instanceType: 'AUDITOR' });
    const own = await build(db, account, 'equipmentOwners', { name: 'Nowak Logistyka sp. z o.o.' });
    await start(account);
    await workOff(database);
    await start(account);
    await workOff(database);
    const { runs } = await listRuns(provider(db));
    const here = runs.filter((run) => run.account === account);
    expect(here.map(({ state, number }) => [state, number])).toEqual([
      ['done', 2],
      ['done', 1],
    ]);
    expect(await db('equipmentOwners').where({ id: own.id, version: 1 }).first('id')).toBeDefined();
    const [twice] = await db.raw(
      'select name from equipmentOwners where instance = ? group by name having count(*) > 1',
      [account],
    );
    expect(twice).toEqual([]);
  });
});
