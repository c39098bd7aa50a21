import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entityList } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { connectDatabase } from '../api/base/database/connectDatabase';
import { migrate } from '../api/base/database/migrate';
import { type Table, tableOf } from '../api/entities/columns';
import { columnsByTable } from '../api/entities/prepareSchema';

/**
 * The statements that adapt the database to the definitions. Columns are never dropped automatically, as data must
 * survive a rename; obsolete or changed indexes are, and so is the table of a removed entity, together with rows of
 * other tables about it.
 */
export async function draftStatements(db: Knex): Promise<string[]> {
  const existing = await readSchema(db);
  const tables = entityList.map(tableOf);
  const known = new Set(tables.map(({ name }) => name));
  const gone = [...existing].filter(([name, { columns }]) => !known.has(name) && isOfEntity(columns));
  return [
    ...tables.flatMap((table) => statementsFor(table, existing.get(table.name))),
    ...gone.flatMap(([name]) => removalOf(name)),
  ];
}

/**
 * Whether the table belonged to a definition: only those have the columns of every row and the one for custom fields.
 */
const isOfEntity = (columns: ReadonlySet<string>): boolean =>
  ['id', 'instance', 'version', 'changeNumber', 'deletedAt', 'custom'].every((name) => columns.has(name));

/** Tables that refer to entities by name, and the column with the name. */
const naming = {
  history: 'resource',
  receipts: 'resource',
  imports: 'resource',
  savedFilters: 'entity',
  customFieldDefinitions: 'entityType',
  formControls: 'entityType',
};

const removalOf = (name: string): string[] => [
  ...Object.entries(naming).map(
    ([table, column]) => `delete from \`${table}\` where \`${column}\` = '${name}'`,
  ),
  `drop table \`${name}\``,
];

interface Existing {
  columns: Set<string>;
  /** The columns of each index, in order. */
  keys: Map<string, string>;
}

async function readSchema(db: Knex): Promise<Map<string, Existing>> {
  const tables = new Map<string, Existing>();
  const of = (name: string): Existing => {
    const known = tables.get(name) ?? { columns: new Set<string>(), keys: new Map<string, string>() };
    tables.set(name, known);
    return known;
  };
  for (const [name, columns] of await columnsByTable(db)) of(name).columns = columns;
  const [keys] = await db.raw(
    'select table_name as t, index_name as k, group_concat(column_name order by seq_in_index) as c from information_schema.statistics where table_schema = database() group by table_name, index_name',
  );
  for (const { t, k, c } of keys) of(t).keys.set(k, c);
  return tables;
}

function statementsFor(table: Table, existing: Existing | undefined): string[] {
  if (!existing) {
    const lines = [
      ...Object.entries(table.columns).map(([name, ddl]) => `\`${name}\` ${ddl}`),
      ...Object.values(table.keys),
    ];
    return [
      `create table \`${table.name}\` (\n  ${lines.join(',\n  ')}\n) engine=InnoDB default character set utf8mb4 collate utf8mb4_unicode_520_ci`,
    ];
  }
  const added = [
    ...Object.entries(table.columns)
      .filter(([name]) => !existing.columns.has(name))
      .map(([name, ddl]) => `add column \`${name}\` ${ddl}`),
    ...[...existing.keys]
      .filter(
        ([name, parts]) =>
          (name in table.keys || isOfLists(name, table)) && partsOf(table.keys[name]) !== parts,
      )
      .map(([name]) => `drop key \`${name}\``),
    ...Object.entries(table.keys)
      .filter(([name, ddl]) => existing.keys.get(name) !== partsOf(ddl))
      .map(([, ddl]) => `add ${ddl}`),
  ];
  return added.length > 0 ? [`alter table \`${table.name}\`\n  ${added.join(',\n  ')}`] : [];
}

/** Whether the index was derived from a definition; indexes written by hand are left alone. */
const isOfLists = (name: string, table: Table): boolean =>
  (/^(?:all_)?(?:by|order)_(\w+?)(?:_[a-z]{2})?$/.exec(name)?.[1] ?? '') in table.columns;

/** The columns of an index in its DDL. */
const partsOf = (ddl = ''): string => /\(([^)]*)\)/.exec(ddl)?.[1]?.replaceAll(/[` ]/g, '') ?? '';

function migrationSource(statements: string[]): string {
  const quoted = statements.map((statement) => `  \`${statement.replaceAll(/[`\\]|\$\{/g, '\\$&')}\`,`);
  return `import type { Knex } from 'knex';\n\nconst statements = [\n${quoted.join('\n')}\n];\n\nexport async function up(db: Knex): Promise<void> {\n  for (const statement of statements) await db.raw(statement);\n}\n`;
}

async function main(): Promise<void> {
  const [name] = process.argv.slice(2);
  const url = process.env.DATABASE_URL;
  if (!name || !url || !/^[a-z0-9_]+$/.test(name))
    throw new Error('usage: npm run migration -- <name_in_small_letters>');
  const db = connectDatabase(url);
  try {
    await migrate(db);
    const statements = await draftStatements(db);
    if (statements.length === 0) {
      process.stdout.write('Definitions and database agree; nothing to draft.\n');
      return;
    }
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const file = path.join(import.meta.dirname, '../api/base/database/migrations', `${stamp}_${name}.ts`);
    await writeFile(file, migrationSource(statements));
    process.stdout.write(`${file}\nRead it before you commit it; it is never edited afterwards.\n`);
  } finally {
    await db.destroy();
  }
}

if (process.argv[1] === import.meta.filename) await main();
