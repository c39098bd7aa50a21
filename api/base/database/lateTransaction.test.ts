import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import type { Joined } from './lateConnection';
import { inLateTransaction } from './lateTransaction';

const database = useTestDatabase();

const write = (trx: Knex.Transaction, instance: string) =>
  trx('changeCounters').insert({ instance, value: 1 });
const isWritten = async (instance: string) =>
  (await database.db('changeCounters').where({ instance })).length === 1;

const alone = { gate: () => undefined, joined: () => undefined };
/** Work that others commit, without a statement of its own. */
const withOthers = (outcome: Partial<Joined> = {}) => ({
  gate: () => undefined,
  joined: () => ({
    commit: async () => {},
    rollback: async () => {},
    refusal: () => new Error('after joining'),
    ...outcome,
  }),
});

test('work after one that others committed is committed by itself, and that one stays away from it', async () => {
  const id = newId();
  let earlier: Knex.Transaction | undefined;
  await inLateTransaction(database.db, withOthers(), async (trx) => {
    earlier = trx;
  });
  await inLateTransaction(database.db, alone, async (trx) => {
    await write(trx, id);
    expect(() => earlier?.('changeCounters')).toThrow(TypeError);
  });
  expect(await isWritten(id)).toBe(true);
});

test('work after one that others committed is undone by itself', async () => {
  const id = newId();
  await inLateTransaction(database.db, withOthers(), async () => {});
  const failing = inLateTransaction(database.db, alone, async (trx) => {
    await write(trx, id);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await isWritten(id)).toBe(false);
});

test('two at the same time never share a transaction', async () => {
  const kept = newId();
  await inLateTransaction(database.db, withOthers(), async () => {});
  const undone = inLateTransaction(database.db, alone, async (trx) => {
    await inLateTransaction(database.db, alone, (other) => write(other, kept));
    await write(trx, newId());
    throw new Error('refused');
  });
  await expect(undone).rejects.toThrow('refused');
  expect(await isWritten(kept)).toBe(true);
});

test('the promise of the outcome tells of the commit of the others, or that it failed', async () => {
  const told: string[] = [];
  const wait = async (trx: Knex.Transaction) => {
    trx.executionPromise.then(
      () => told.push('committed'),
      () => told.push('undone'),
    );
  };
  await inLateTransaction(database.db, withOthers(), wait);
  const undone = withOthers({ commit: () => Promise.reject(new Error('lost')) });
  await expect(inLateTransaction(database.db, undone, wait)).rejects.toThrow('lost');
  await inLateTransaction(database.db, alone, wait);
  expect(told).toEqual(['committed', 'undone', 'committed']);
});
