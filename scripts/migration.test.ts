import { expect, test } from 'vitest';
import { tableOf } from '../api/entities/columns';
import { useTestDatabase } from '../api/platform/testing/database';
import { withoutRights } from '../resources/entities/rights';
import { newId } from '../resources/language/ids';
import { roles } from '../resources/language/permissions';
import { draftStatements } from './migration';

const database = useTestDatabase();

test('the table of an entity without a definition goes, with what other tables say of its rows', async () => {
  const { db } = database;
  // As it stood when there was a definition: what every row has.
  const { columns, keys } = tableOf({
    name: 'tasks',
    scope: 'instance',
    title: 'id',
    icon: '',
    fields: {},
    permissions: withoutRights(...roles),
    list: { columns: [], sort: 'id' },
    form: {},
  });
  const lines = [
    ...Object.entries(columns).map(([name, ddl]) => `\`${name}\` ${ddl}`),
    ...Object.values(keys),
  ];
  await db.raw(`create table \`toolCabinets\` (${lines.join(', ')})`);
  const told = { instance: newId(), recordId: newId(), version: 1, operation: 'create', at: new Date() };
  await db('history').insert({ ...told, resource: 'toolCabinets', changeNumber: 1, after: '{}' });
  await db('history').insert({ ...told, resource: 'tasks', changeNumber: 2, after: '{}' });

  for (const statement of await draftStatements(db)) await db.raw(statement);

  expect(await draftStatements(db)).toEqual([]);
  expect(await db.schema.hasTable('toolCabinets')).toBe(false);
  expect(await db('history').where({ instance: told.instance }).pluck('resource')).toEqual(['tasks']);
});
