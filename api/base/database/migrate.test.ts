import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { connectDatabase } from './connectDatabase';
import { migrate } from './migrate';

const database = useTestDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-migrations-'));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'README.md'), 'not a migration');
  await writeMigration('0002-second', "await db('first').insert({ id: 2 });");
  await writeMigration(
    '0001-first',
    "await db.schema.createTable('first', (table) => { table.integer('id'); });",
  );
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  for (const table of ['first', 'migrations', 'migrations_lock', 'migrationLease']) {
    await database.db.schema.dropTableIfExists(table);
  }
});

test('applies what is pending in the order of the names, once', async () => {
  expect(await migrate(database.db, folder)).toEqual(['0001-first', '0002-second']);
  expect(await migrate(database.db, folder)).toEqual([]);
  expect(await database.db('first')).toEqual([{ id: 2 }]);
});

test('several processes at once apply each migration once', async () => {
  const others = [1, 2, 3].map(() => connectDatabase(database.url, { poolSize: 2 }));
  const applied = await Promise.all(others.map((db) => migrate(db, folder)));
  await Promise.all(others.map((db) => db.destroy()));
  expect(applied.flat()).toEqual(['0001-first', '0002-second']);
  expect(await database.db('first')).toEqual([{ id: 2 }]);
});

test('locks left behind by a killed process do not stop the next one', async () => {
  await migrate(database.db, folder);
  await database.db('migrations').where({ name: '0002-second' }).delete();
  await database.db('migrations_lock').update({ is_locked: 1 });
  await database.db('migrations_lock').insert({ is_locked: 0 });
  await database.db('migrationLease').update({ holder: 'killed', expiresAt: new Date('2020-01-01') });
  expect(await migrate(database.db, folder)).toEqual(['0002-second']);
});

test('a process that looks while another begins makes no tables of its own', async () => {
  await database.db.schema.createTable('migrations', (table) => void table.string('name'));
  await database.db('migrations').insert([{ name: '0001-first' }, { name: '0002-second' }]);
  expect(await migrate(database.db, folder)).toEqual([]);
  expect(await database.db.schema.hasTable('migrations_lock')).toBe(false);
});

test('a database of a newer version is refused with a sentence, and left as it is', async () => {
  await migrate(database.db, folder);
  await database.db('migrations').insert({ name: '0009-tomorrow', batch: 9, migration_time: new Date() });
  await expect(migrate(database.db, folder)).rejects.toThrow(/newer version of Plumbline \(0009-tomorrow\)/);
  expect(await database.db('migrationLease')).toEqual([{ id: 1, holder: null, expiresAt: null }]);
});

test('a failing migration is reported, stays pending and frees the lease', async () => {
  await migrate(database.db, folder);
  const broken = path.join(folder, '0003-broken.ts');
  await writeMigration('0003-broken', "await db('nowhere').insert({ id: 1 });");
  await expect(migrate(database.db, folder)).rejects.toThrow(/nowhere/);
  expect(await database.db('migrationLease')).toEqual([{ id: 1, holder: null, expiresAt: null }]);
  await rm(broken);
  expect(await migrate(database.db, folder)).toEqual([]);
});

async function writeMigration(name: string, body: string): Promise<void> {
  await writeFile(path.join(folder, `${name}.ts`), `export async function up(db) { ${body} }\n`);
}
