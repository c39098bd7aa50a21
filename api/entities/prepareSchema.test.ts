import { definitions, entityList } from '@plumbline/resources/entities/index';
import { text } from '@plumbline/resources/language/fields/builders';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../platform/testing/database';
import { prepareSchema } from './prepareSchema';

const database = useTestDatabase();

test('a database that has what the definitions ask for is taken', async () => {
  await expect(prepareSchema(database.db)).resolves.toBeUndefined();
});

test('a definition without its table is told with the command that drafts it', async () => {
  // A name that no definition has yet.
  const toolCabinets = { ...definitions.tasks, name: 'toolCabinets' as 'tasks' };
  const opening = prepareSchema(database.db, [...entityList, toolCabinets]);
  await expect(opening).rejects.toThrow(
    /toolCabinets has .* no table[\s\S]*npm run migration -- tool_cabinets$/,
  );
});

test('a field without its column is told likewise, by name', async () => {
  const { tasks } = definitions;
  const wider = { ...tasks, fields: { ...tasks.fields, drawer: text({ max: 20 }) } };
  const opening = prepareSchema(database.db, [wider]);
  await expect(opening).rejects.toThrow(/tasks .* does not have: drawer\.\n.*npm run migration -- tasks$/);
});
