import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { connectDatabase } from './connectDatabase';
import { migrate } from './migrate';

const database = useTestDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-steps-'));
  const write = (name: string, body: string) =>
    writeFile(path.join(folder, `${name}.ts`), `export async function up(db) { ${body} }\n`);
  await write(
    '0001-first',
    `await db.raw('create table first (id int, a int)');
     await db.raw('insert into first (id, a) values (?, ?)', [1, 1]);
     await db.raw('insert into first (id, a) values (?, ?)', [1, 1]);
     await db.raw('update first set id = id + 1');
     await db('first').where({ id: 2 }).update({ a: db.raw('id + 5') });`,
  );
  await write(
    '0002-second',
    `for (const name of ['b', 'c']) await db.raw('alter table first add column ?? int', [name]);
     await db.raw('alter table first drop column c, add key by_a (a)');
     await db.schema.alterTable('first', (table) => { table.integer('d'); });
     await db.raw('alter table first rename column b to e');`,
  );
});
afterAll(() => rm(folder, { recursive: true }));
const clear = async () => {
  for (const table of ['first', 'migrations', 'migrations_lock', 'migrationLease', 'migrationSteps'])
    await database.db.schema.dropTableIfExists(table);
};
beforeEach(clear);

type Query = (this: unknown, connection: unknown, asked: { sql: string }) => Promise<unknown>;

/** Lets the connection end at the given statement, as that of a killed process: nothing comes after it. */
function killAt(db: Knex, number: number, isExecuted: boolean): void {
  const query: Query = db.client._query;
  let count = 0;
  db.client._query = async function (this: unknown, ...args: Parameters<Query>) {
    count += 1;
    if (count < number) return query.apply(this, args);
    if (count === number && isExecuted) await query.apply(this, args);
    throw new Error('killed');
  };
}

const made = async () => ({
  rows: await database.db('first').select('*'),
  keys: (await database.db.raw('show keys from first'))[0].map((key: { Key_name: string }) => key.Key_name),
});
const whole = { rows: [2, 2].map((id) => ({ id, a: 7, e: null, d: null })), keys: ['by_a'] };

test.each([true, false])(
  'a migration goes on wherever its process was killed (statement executed: %s)',
  async (isExecuted) => {
    for (let number = 1, isDone = false; !isDone; number += 1) {
      const db = connectDatabase(database.url, { poolSize: 1 });
      killAt(db, number, isExecuted);
      isDone = await migrate(db, folder).then(
        () => true,
        () => false,
      );
      await db.destroy();
      if (await database.db.schema.hasTable('migrationLease'))
        await database.db('migrationLease').update({ expiresAt: new Date('2020-01-01') });
      await migrate(database.db, folder);
      expect(await made(), `killed at ${number}`).toEqual(whole);
      await clear();
    }
  },
);

test('the record of statements is gone when all are applied', async () => {
  await migrate(database.db, folder);
  expect(await database.db.schema.hasTable('migrationSteps')).toBe(false);
});

test('a statement that failed is made again, not taken for done', async () => {
  await writeFile(
    path.join(folder, '0003-third.ts'),
    `export async function up(db) { await db.raw('alter table first add column a int'); }\n`,
  );
  for (let time = 0; time < 2; time += 1)
    await expect(migrate(database.db, folder)).rejects.toThrow('Duplicate column');
  await rm(path.join(folder, '0003-third.ts'));
});
