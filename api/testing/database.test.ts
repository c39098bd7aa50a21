import { expect, test } from 'vitest';
import { migrate } from '../migrate';
import { useTestDatabase } from './database';

const database = useTestDatabase();

test('a test file gets an empty database of its own', async () => {
  const [rows] = await database.db.raw('SELECT DATABASE() AS name');
  expect(rows).toEqual([{ name: new URL(database.url).pathname.slice(1) }]);
  expect(rows[0].name).toMatch(/^test_\d+_[0-9a-f]{8}$/);
});

test('the copy counts as migrated', async () => {
  expect(await migrate(database.db)).toEqual([]);
  expect(await database.db.schema.hasTable('migrations')).toBe(true);
});
