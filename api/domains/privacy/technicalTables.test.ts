import { entityList } from '@plumbline/resources/entities/index';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { impersonalTables, technicalTables } from './technicalTables';

const database = useTestDatabase();

it('every table is classified by whether and how it holds personal data', async () => {
  const [rows] = await database.db.raw(
    'select table_name as t from information_schema.tables where table_schema = database()',
  );
  const known = new Set([
    ...entityList.map(({ name }) => name as string),
    ...technicalTables.map(({ name }) => name),
    ...Object.keys(impersonalTables),
  ]);
  const unknown = (rows as { t: string }[])
    .map(({ t }) => t)
    .filter((t) => !known.has(t) && !/migration/i.test(t));
  expect(unknown).toEqual([]);
});
