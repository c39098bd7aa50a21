import { expect, test } from 'vitest';
import { useTestDatabase } from './database';

const test1 = useTestDatabase();

test('a test file gets a database of its own', async () => {
  const [rows] = await test1.db.raw('SELECT DATABASE() AS name');
  expect(rows[0].name).toMatch(/^test_\d+_[0-9a-f]{8}$/);
  expect(test1.url).toContain(rows[0].name);
});
