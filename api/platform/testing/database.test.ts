import { expect, test } from 'vitest';
import { connectDatabase } from '../../base/database/connectDatabase';
import { migrate } from '../../base/database/migrate';
import { useTestDatabase } from './database';
import { onServer, takeDatabase } from './databaseTemplate';

const database = useTestDatabase();
const server = () => process.env.TEST_DATABASE_URL ?? '';
const take = () => takeDatabase(server(), 'taken');
const connect = (name: string) => connectDatabase(onServer(server(), name), { poolSize: 1 });

test('a test file gets an empty database of its own', async () => {
  const [rows] = await database.db.raw('SELECT DATABASE() AS name');
  expect(rows).toEqual([{ name: new URL(database.url).pathname.slice(1) }]);
  expect(rows[0].name).toMatch(/^test_[0-9a-f]{16}_\d+$/);
  expect(await database.db('users').select('id')).toEqual([]);
});

test('it counts as migrated', async () => {
  expect(await migrate(database.db)).toEqual([]);
  expect(await database.db.schema.hasTable('migrations')).toBe(true);
});

test('nobody else gets it until it is released', async () => {
  const [first, other] = [await take(), await take()];
  expect(other.name).not.toBe(first.name);
  await other.release();
  await first.release();
});

test.each([
  ['rows that were written', "INSERT INTO migrations (name) VALUES ('later')"],
  ['rows that were removed', 'DELETE FROM migrations'],
  ['another table', 'CREATE TABLE strange (id int)'],
  ['a missing table', 'DROP TABLE migrations'],
])('the next one finds it as migrated, whatever the last one left: %s', async (_what, statement) => {
  const first = await take();
  const before = connect(first.name);
  await before.raw(statement);
  await first.release();
  const next = await take();
  expect(next.name).toBe(first.name);
  const db = connect(next.name);
  expect(await migrate(db)).toEqual([]);
  expect(await db.schema.hasTable('strange')).toBe(false);
  expect(await db('migrations').where({ name: 'later' })).toEqual([]);
  await Promise.all([db.destroy(), before.destroy(), next.release()]);
});

test('what the last one left running is ended', async () => {
  const first = await take();
  const before = connect(first.name);
  const slow = before.raw('SELECT SLEEP(60)').then(
    () => 'done',
    () => 'ended',
  );
  await expect.poll(() => running(first.name), { timeout: 120_000 }).toBe(1);
  await first.release();
  const next = await take();
  expect(await slow).toBe('ended');
  await Promise.all([before.destroy(), next.release()]);
});

async function running(name: string): Promise<number> {
  const [rows] = await database.db.raw(
    'SELECT id FROM information_schema.processlist WHERE db = ? AND info LIKE ?',
    [name, 'SELECT SLEEP%'],
  );
  return rows.length;
}
