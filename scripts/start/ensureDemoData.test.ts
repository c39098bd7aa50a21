import { expect, test } from 'vitest';
import { migrate } from '../../api/base/database/migrate';
import { useTestDatabase } from '../../api/platform/testing/database';
import { buildAccount } from '../../api/platform/testing/factories';
import { emptyDatabase, hasAccounts, isDemoWanted } from './ensureDemoData';

const database = useTestDatabase();

test('a database has accounts only when there is a row of one', async () => {
  expect(await hasAccounts(database.url)).toBe(false);
  await buildAccount(database.db);
  expect(await hasAccounts(database.url)).toBe(true);
});

test('what a cut-off loading left is gone, and the migrations can begin anew', async () => {
  await emptyDatabase(database.url);
  expect(await hasAccounts(database.url)).toBe(false);
  await database.db.destroy();
  database.db.initialize();
  expect(await migrate(database.db)).not.toEqual([]);
});

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NODE_ENV: 'production' }, true, false],
  [{ DEMO_DATA: 'yes', NODE_ENV: 'production' }, false, true],
  [{ DEMO_DATA: 'no' }, true, false],
])('with %j and a private database (%s) demo data is wanted: %s', (env, isPrivate, isWanted) => {
  expect(isDemoWanted(env, isPrivate)).toBe(isWanted);
});

test('a setting that is neither yes nor no stops the start', () => {
  expect(() => isDemoWanted({ DEMO_DATA: 'maybe' }, true)).toThrow('DEMO_DATA');
});
