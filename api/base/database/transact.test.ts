import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { fault, faultyDatabase } from '../../platform/testing/faultyDatabase';
import { rehearse, transact } from './transact';

const database = useTestDatabase({ changesTables: true });

async function freshTable(): Promise<() => Promise<number>> {
  await database.db.raw('create table if not exists notes (id int primary key)');
  await database.db('notes').delete();
  return async () => (await database.db('notes')).length;
}

const insert = async (trx: Knex.Transaction) => {
  await trx('notes').insert({ id: 1 });
  return 'done';
};

test.each([
  ['a deadlock', 'insert', [1213, 1213, 1213, 1213, 1213, 1213]],
  ['a lock wait that took too long', 'insert', [1205]],
  ['a conflict between cluster nodes that shows at the commit', 'commit', [1213, 1213]],
])('%s is tried again, however often within the deadline', async (_name, start, numbers) => {
  const count = await freshTable();
  const db = faultyDatabase(
    database.url,
    start,
    numbers.map((errno) => fault(errno)),
  );
  await expect(transact(db, insert)).resolves.toBe('done');
  expect(await count()).toBe(1);
  await db.destroy();
});

test.each(['begin', 'insert'])('a connection lost at %s is tried again on another one', async (start) => {
  const count = await freshTable();
  const db = faultyDatabase(database.url, start, [
    fault(0, 'PROTOCOL_CONNECTION_LOST'),
    fault(0, 'ECONNRESET'),
  ]);
  await expect(transact(db, insert)).resolves.toBe('done');
  expect(await count()).toBe(1);
  await db.destroy();
});

test('a connection that the server kills in the middle is told as what it is, and tried again', async () => {
  const count = await freshTable();
  let attempts = 0;
  const result = await transact(database.db, async (trx) => {
    attempts += 1;
    const [[{ id }]] = await trx.raw('select connection_id() as id');
    if (attempts === 1) await database.db.raw('kill ?', [id]);
    return insert(trx);
  });
  expect([result, attempts, await count()]).toEqual(['done', 2, 1]);
});

test('where nobody knows whether the commit arrived nothing is done twice', async () => {
  const count = await freshTable();
  let attempts = 0;
  const db = faultyDatabase(database.url, 'commit', [fault(0, 'PROTOCOL_CONNECTION_LOST')], {
    isAfter: true,
  });
  const work = (trx: Knex.Transaction) => {
    attempts += 1;
    return insert(trx);
  };
  await expect(transact(db, work)).rejects.toMatchObject({ code: 'PROTOCOL_CONNECTION_LOST' });
  expect([attempts, await count()]).toEqual([1, 1]);
  await db.destroy();
});

test('what may be done twice is tried again even then', async () => {
  await freshTable();
  const db = faultyDatabase(database.url, 'commit', [fault(0, 'PROTOCOL_CONNECTION_LOST')], {
    isAfter: true,
  });
  let attempts = 0;
  const work = async (trx: Knex.Transaction) => {
    attempts += 1;
    await trx('notes').insert({ id: 1 }).onConflict('id').ignore();
  };
  await transact(db, work, { isIdempotent: true });
  expect(attempts).toBe(2);
  await db.destroy();
});

test('after the deadline it is NOT_READY, with what was in the way', async () => {
  const db = faultyDatabase(
    database.url,
    'insert',
    Array.from({ length: 1000 }, () => fault(1213)),
  );
  await freshTable();
  await expect(transact(db, insert, { limits: { conflict: 60, away: 60 } })).rejects.toMatchObject({
    code: 'NOT_READY',
    status: 503,
    cause: { errno: 1213 },
  });
  await db.destroy();
});

test.each([1062, 1114, 1406])('error %i is not tried again', async (errno) => {
  await freshTable();
  const db = faultyDatabase(database.url, 'insert', [fault(errno)]);
  await expect(transact(db, insert)).rejects.toMatchObject({ errno });
  await db.destroy();
});

test('a statement of its own that lost against other work is tried again', async () => {
  const count = await freshTable();
  const db = faultyDatabase(database.url, 'insert', [fault(1213), fault(1205)]);
  await db('notes').insert({ id: 1 });
  expect(await count()).toBe(1);
  await db.destroy();
});

test('within a transaction it is a savepoint', async () => {
  const count = await freshTable();
  await transact(database.db, async (trx) => {
    await trx('notes').insert({ id: 2 });
    await transact(trx, async (inner) => {
      await inner('notes').insert({ id: 3 });
      throw new Error('no');
    }).catch(() => {});
  });
  expect(await count()).toBe(1);
});

test('a rehearsal leaves nothing behind', async () => {
  const count = await freshTable();
  expect([await rehearse(database.db, insert), await count()]).toEqual(['done', 0]);
});

test('nothing else in the API begins a transaction', async () => {
  const api = path.join(import.meta.dirname, '../..');
  const files = await readdir(api, { recursive: true });
  const others: string[] = [];
  for (const file of files) {
    if (!/\.ts$/.test(file) || /\.test\.ts$|^node_modules\/|\/(migrations|testing)\//.test(file)) continue;
    const text = await readFile(path.join(api, file), 'utf8');
    if (!/\/(transact|lateTransaction)\.ts$/.test(file) && /\.transaction\(|inLateTransaction/.test(text))
      others.push(file);
  }
  expect(others).toEqual([]);
});
