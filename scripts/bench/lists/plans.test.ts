import { definitions, entityList } from '@plumbline/resources/entities/index';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../api/entities/call';
import { type ListQuery, listStatements } from '../../../api/entities/listRecords';
import { useTestDatabase } from '../../../api/platform/testing/database';
import { noon } from '../../../api/platform/testing/factories';
import type { Sql } from '../../../resources/language/query/sql';
import { fillTable, idOf, makeNumbers } from './fillTable';
import { questionsOf } from './questions';
import { isKeptByProvider, readersOf } from './readers';

const database = useTestDatabase({ changesTables: true });
const rows = 500;
const people = { instance: newId(), owner: { user: newId(), contact: newId() }, provider: newId() };
const pins = { instances: people.instance, users: people.owner.user, contacts: people.owner.contact };

beforeAll(() => makeNumbers(database.db, rows));

interface Step {
  table: string | null;
  type: string | null;
  key: string | null;
  Extra: string | null;
  rows: number | null;
}

/** Steps of the database's plan that read a whole table or put much of it in order; what the statement itself chose before is none. */
async function scansOf(sql: string, bindings: readonly unknown[], isSort: boolean): Promise<Step[]> {
  const [steps]: Step[][] = await database.db.raw(
    `explain ${sql}`,
    bindings as never[], // knex's own type of bindings is narrower than what it takes
  );
  return (steps ?? []).filter(
    ({ table, type, Extra, rows: touched }) =>
      table &&
      !table.startsWith('<') &&
      (type === 'ALL' ||
        type === 'index' ||
        (isSort && Extra?.includes('Using filesort') && Number(touched) > rows / 4)),
  );
}

describe.each(entityList.filter((entity) => readersOf(entity, people).length > 0))(
  'a list of $name',
  (entity) => {
    it('walks along an index by each of its sorts and finds by each reference', async () => {
      const own = isKeptByProvider(entity) ? CATALOGUE_ID : people.instance;
      await fillTable(database.db, entity, [
        { instance: own, rows, pins },
        { instance: idOf('instances', 1), rows, from: rows, pins: {} },
        { instance: idOf('instances', 2), rows, from: 2 * rows, pins: {} },
      ]);
      const scans: unknown[] = [];
      // Who reads every account may well read every row.
      for (const { name, actor } of readersOf(entity, people).slice(0, 1)) {
        const call: Call = { db: database.db, actor, now: noon };
        const isNarrow = (filter: object) =>
          Object.entries(filter).every(([field, value]) => {
            const definition = entity.fields[field];
            return isReference(definition) && value === idOf(definition.to, 31);
          });
        for (const question of questionsOf(entity, { rows, pins })) {
          const { filter = {}, sort } = question.query;
          if (question.kind !== 'sort' && !(question.kind === 'filter' && !sort && isNarrow(filter)))
            continue;
          const { page } = listStatements(call, entity, question.query);
          const found = await scansOf(page.sql, page.bindings, question.kind === 'sort');
          if (found.length > 0) scans.push({ reader: name, asked: question.name, found });
        }
      }
      expect(scans).toEqual([]);
    });
  },
);

const first = [0, 24] as [number, number];
const sorted = (field: string) => ({ sort: { field, order: 'ASC' as const }, range: first });

it.each([
  ['words sought in the rows that rights leave', 'systemMessages', 'owner', { filter: { q: 'nowhere' } }],
  ['words sought where the index has all of them', 'textModules', 'owner', { filter: { q: 'nowhere' } }],
  ['reports of permitted places and categories', 'auditReports', 'employee', sorted('dateCreated')],
  ['models of permitted categories', 'products', 'employee', sorted('manufacturer')],
] as const)('%s: what is left out is passed by in the index', async (_what, name, reader, query) => {
  const { page } = statementsOf(name, reader, { range: first, ...query });
  await expectIndexAlone(page);
});

it.each([
  ['one category, where each person sees the own ones alone', 'textModules', 'owner', 'category'],
  ['one subcategory, where some see few categories', 'products', 'employee', 'subCategory'],
] as const)('rows of %s are counted in its index', async (_what, name, reader, field) => {
  const { count } = statementsOf(name, reader, { filter: { [field]: idOf('categories', 31) } });
  for (const { key } of await expectIndexAlone(count)) expect(key).toBe(`by_${field}`);
});

function statementsOf(
  name: 'systemMessages' | 'textModules' | 'auditReports' | 'products',
  asking: 'owner' | 'employee',
  query: ListQuery,
) {
  const reader = readersOf(definitions[name], people).find((one) => one.name === asking);
  if (!reader) throw new Error(`no ${asking} reads ${name}`);
  const call: Call = { db: database.db, actor: reader.actor, now: noon };
  return listStatements(call, definitions[name], query);
}

/** What joins the rows chosen before, row by row, is no walk. */
async function expectIndexAlone({ sql, bindings }: Sql): Promise<Step[]> {
  const [steps = []]: Step[][] = await database.db.raw(
    `explain ${sql}`,
    bindings as never[], // knex's own type of bindings is narrower than what it takes
  );
  const walks = steps.filter(({ table, type }) => table === 't' && type !== 'eq_ref');
  expect(walks.length).toBeGreaterThan(0);
  for (const { Extra } of walks) expect(Extra).toMatch(/Using index(?! condition)/);
  return walks;
}

it('what has no index is told', async () => {
  const { equipmentOwners } = definitions;
  await database.db.raw('alter table equipmentOwners drop key by_name');
  const [reader] = readersOf(equipmentOwners, people);
  if (!reader) throw new Error('nobody reads customers');
  const call: Call = { db: database.db, actor: reader.actor, now: noon };
  const { page } = listStatements(call, equipmentOwners, {
    sort: { field: 'name', order: 'ASC' },
    range: [0, 24],
  });
  expect(await scansOf(page.sql, page.bindings, true)).toMatchObject([{ table: 't' }]);
});
