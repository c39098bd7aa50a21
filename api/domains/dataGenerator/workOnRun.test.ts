import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { typesOf } from '@plumbline/resources/rules/dataGenerator/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { buildAccount, noon } from '../../platform/testing/factories';
import { cancelRun, forecastRun, startRun } from './giveRunCommands';
import { listRuns, shownRun } from './listRuns';
import { findRun, runsTable } from './runStore';
import {
  buildCatalogue,
  buildTestAccount,
  countedIn,
  problemOf,
  provider,
  small,
  workOff,
} from './testing/generatorWorld';
import { workOnRunJob } from './workOnRun';

const database = useTestDatabase();

beforeAll(() => buildCatalogue(database.db));

const start = async (account: string, more: object = {}) =>
  startRun(provider(database.db), { account, ...small, ...more });

describe('going on', () => {
  it('makes nothing twice when two processes work on one run, and none of a slice that is over', async () => {
    const account = await buildTestAccount(database.db);
    const { id, planned } = await start(account, { pieces: 700 });
    const api = { db: database.db, now: () => noon } as Parameters<typeof workOnRunJob.run>[0]; // asks for no more
    const job = { id: newId(), instance: account, kind: '', subject: id, payload: { slice: 0 }, attempts: 1 };
    await Promise.all([workOnRunJob.run(api, job), workOnRunJob.run(api, job)]);
    await workOff(database);
    await workOnRunJob.run(api, job);
    expect(await countedIn(database.db, account)).toEqual(planned);
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
    expect(await countedIn(database.db, account)).toEqual(planned);
  });
});

it('stops for good, and says so, where its rows are refused', async () => {
  const { db } = database;
  const account = await buildTestAccount(db);
  const { id } = await start(account);
  const api = { db, now: () => noon } as Parameters<typeof workOnRunJob.run>[0]; // asks for no more
  const job = { id: newId(), instance: account, kind: '', subject: id, payload: { slice: 0 }, attempts: 5 };
  await workOnRunJob.failed?.(api, { ...job, payload: { slice: 7 } }, 'NOT_FOUND');
  expect(await shownRun(provider(db), id)).toMatchObject({ state: 'waiting' });
  await workOnRunJob.failed?.(api, job, 'NOT_FOUND');
  expect(await shownRun(provider(db), id)).toMatchObject({ state: 'stopped', reason: 'UNEXPECTED' });
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
      expect((await countedIn(database.db, account)).equipments).toBe(0);
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
    const rest = async () => [
      await countedIn(database.db, other),
      await countedIn(database.db, CATALOGUE_ID),
    ];
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
  expect((await countedIn(database.db, account)).equipments).toBe(0);
  expect(await problemOf(cancelRun(provider(db), waiting.id))).toMatchObject({ code: 'GENERATOR_SETTLED' });

  const working = await start(account, { pieces: 600 });
  await db(runsTable).where({ id: working.id }).update({ state: 'running' });
  await cancelRun(provider(db), working.id);
  await workOff(database);
  expect(await shownRun(provider(db), working.id)).toMatchObject({ state: 'cancelled' });
});
