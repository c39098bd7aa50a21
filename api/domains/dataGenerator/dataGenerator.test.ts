import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { countedEntities, typesOf } from '@plumbline/resources/rules/dataGenerator/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { asSystem, inTransaction } from '../../entities/call';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { build, buildAccount, noon, systemCall } from '../../platform/testing/factories';
import { configureAudits } from '../audits/configureAudits';
import { refreshSafety } from '../duties';
import { keepDuties } from '../duties/configureDuties';
import { configureEquipments } from '../equipments/configureEquipments';
import { cancelRun, forecastRun, startRun } from './giveRunCommands';
import { listRuns, shownRun } from './listRuns';
import { findRun, runsTable } from './runStore';
import { buildCatalogue, buildTestAccount, provider, small, workOff } from './testing/generatorWorld';
import { workOnRunJob } from './workOnRun';

const database = useTestDatabase();

beforeAll(async () => {
  configureEquipments();
  configureAudits();
  keepDuties();
  await buildCatalogue(database.db);
});

const start = async (account: string, more: object = {}) =>
  startRun(provider(database.db), { account, ...small, ...more });

async function counted(account: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of countedEntities) {
    const [row] = await database.db(name).where({ instance: account, deletedAt: null }).count({ rows: '*' });
    counts[name] = Number(row?.rows);
  }
  return counts;
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => ({ code: 'none' }),
    ({ code, errors }) => ({ code, errors }),
  );

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
      expect(await counted(account)).toEqual(planned);
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
      await start(account, { years, pieces: 60, deficiencyShare: 60, branch: 'workshop' });
      await workOff(database);
      const pieces: string[] = await db('equipments').where({ instance: account }).pluck('id');
      const rows = () => db('inspectionDuties').where({ instance: account }).orderBy('id');
      const before = [await db('equipments').where({ instance: account }).orderBy('id'), await rows()];
      const changed = await inTransaction(systemCall(db, account, noon), (inner) =>
        refreshSafety(inner, account, pieces),
      );
      expect(changed).toBe(0);
      expect([await db('equipments').where({ instance: account }).orderBy('id'), await rows()]).toEqual(
        before,
      );
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

describe('going on', () => {
  it('makes nothing twice when two processes work on one run, and none of a slice that is over', async () => {
    const account = await buildTestAccount(database.db);
    const { id, planned } = await start(account, { pieces: 700 });
    const api = { db: database.db, now: () => noon } as Parameters<typeof workOnRunJob.run>[0]; // asks for no more
    const job = { id: newId(), instance: account, kind: '', subject: id, payload: { slice: 0 }, attempts: 1 };
    await Promise.all([workOnRunJob.run(api, job), workOnRunJob.run(api, job)]);
    await workOff(database);
    await workOnRunJob.run(api, job);
    expect(await counted(account)).toEqual(planned);
  });

  it('goes on behind the last lot that was committed after its process was killed', async () => {
    const { db } = database;
    const account = await buildTestAccount(db);
    const { id, planned } = await start(account, { pieces: 400 });
    let steps = 0;
    // Dies in the middle of its third lot, before the commit.
    const dying = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name);
        return (work: (trx: unknown) => Promise<unknown>, ...more: never[]) =>
          target.transaction(
            async (trx) => {
              const result = await work(trx);
              steps += 1;
              if (steps === 3) throw new Error('killed');
              return result;
            },
            ...more,
          );
      },
    });
    const api = { db: dying, now: () => noon } as Parameters<typeof workOnRunJob.run>[0]; // asks for no more
    const job = { id: newId(), instance: account, kind: '', subject: id, payload: { slice: 0 }, attempts: 1 };
    await expect(workOnRunJob.run(api, job)).rejects.toThrow('killed');
    expect((await findRun(db, id))?.nextPiece).toBe(150);
    await workOff(database);
    expect(await counted(account)).toEqual(planned);
  });
});

describe('where it may work', () => {
  it('refuses accounts that are no test accounts, have ended or hold no equipment, at the field', async () => {
    const { db } = database;
    const refused = {
      NOT_A_TEST_ACCOUNT: await buildAccount(db),
      ACCOUNT_TERMINATED: await buildTestAccount(db, { hasResigned: true }),
      HOLDS_NO_EQUIPMENT: await buildTestAccount(db, { instanceType: 'BROKER' }),
      NOT_FOUND: newId(),
    };
    for (const [reason, account] of Object.entries(refused)) {
      const problem = { code: 'INVALID', errors: { account: { message: `dataGenerator.reason.${reason}` } } };
      expect(await problemOf(start(account))).toEqual(problem);
      expect(await problemOf(forecastRun(provider(db), { account, ...small }))).toEqual(problem);
    }
    const { accounts } = await listRuns(provider(db));
    for (const account of Object.values(refused))
      expect(accounts.some(({ id }) => id === account)).toBe(false);
    expect(await db(runsTable).whereIn('instance', Object.values(refused))).toEqual([]);
  });

  it('refuses a branch of which the catalogue inspects nothing', async () => {
    const account = await buildTestAccount(database.db);
    expect(typesOf.doors).toEqual(['doors-and-gates']);
    expect(await problemOf(start(account, { branch: 'doors' }))).toEqual({
      code: 'INVALID',
      errors: { branch: { message: 'dataGenerator.noKinds' } },
    });
  });

  it('stops with the reason once the account is no test account any more', async () => {
    const { db } = database;
    for (const [change, reason] of [
      [{ isTestInstance: false }, 'NOT_A_TEST_ACCOUNT'],
      [{ hasResigned: true }, 'ACCOUNT_TERMINATED'],
    ] as const) {
      const account = await buildTestAccount(db);
      const { id } = await start(account);
      await db('instances').where({ id: account }).update(change);
      await workOff(database);
      expect(await shownRun(provider(db), id)).toMatchObject({
        state: 'stopped',
        reason,
        progress: { done: 0 },
      });
      expect((await counted(account)).equipments).toBe(0);
    }
  });

  it('stops when people deleted the places that it fills', async () => {
    const { db } = database;
    const account = await buildTestAccount(db);
    const { id } = await start(account, { pieces: 10 });
    const api = { db, now: () => noon } as Parameters<typeof workOnRunJob.run>[0]; // asks for no more
    await db(runsTable).where({ id }).update({ nextPiece: 0 });
    await workOnRunJob.run(api, {
      id: newId(),
      instance: account,
      kind: '',
      subject: id,
      payload: { slice: 0 },
      attempts: 1,
    });
    expect(await shownRun(provider(db), id)).toMatchObject({ state: 'stopped', reason: 'SURROUNDINGS_GONE' });
  });

  it('lets one run at a time into an account', async () => {
    const account = await buildTestAccount(database.db);
    const both = await Promise.all([problemOf(start(account)), problemOf(start(account))]);
    expect(both.map(({ code }) => code).sort()).toEqual(['GENERATOR_BUSY', 'none']);
    await workOff(database);
  });

  it('keeps to its account: the tables of all others stay as they are', async () => {
    const { db } = database;
    const other = await buildTestAccount(db);
    await start(other);
    await workOff(database);
    const rest = async () => [await counted(other), await counted(CATALOGUE_ID)];
    const before = await rest();
    await start(await buildTestAccount(db));
    await workOff(database);
    expect(await rest()).toEqual(before);
  });
});

it('is cancelled while it waits and while it works; what was made stays until it is removed', async () => {
  const { db } = database;
  const account = await buildTestAccount(db);
  const waiting = await start(account);
  expect(await cancelRun(provider(db), waiting.id)).toMatchObject({ state: 'cancelled' });
  await workOff(database);
  expect((await counted(account)).equipments).toBe(0);
  expect(await problemOf(cancelRun(provider(db), waiting.id))).toMatchObject({ code: 'GENERATOR_SETTLED' });

  const working = await start(account, { pieces: 600 });
  await db(runsTable).where({ id: working.id }).update({ state: 'running' });
  await cancelRun(provider(db), working.id);
  await workOff(database);
  expect(await shownRun(provider(db), working.id)).toMatchObject({ state: 'cancelled' });
});
