import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entityList } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { connectDatabase } from '../api/connectDatabase';
import { type Table, tableOf } from '../api/entities/columns';
import { migrate } from '../api/migrate';

/** The statements that bring the database to what the definitions ask for. Columns are never dropped by draft: data outlives a rename. */
export async function draftStatements(db: Knex): Promise<string[]> {
  const existing = await readSchema(db);
  return entityList.map(tableOf).flatMap((table) => statementsFor(table, existing.get(table.name)));
}

interface Existing {
  columns: Set<string>;
  keys: Set<string>;
}

async function readSchema(db: Knex): Promise<Map<string, Existing>> {
  const tables = new Map<string, Existing>();
  const of = (name: string): Existing => {
    const known = tables.get(name) ?? { columns: new Set<string>(), keys: new Set<string>() };
    tables.set(name, known);
    return known;
  };
  const [columns] = await db.raw(
    'select table_name as t, column_name as c from information_schema.columns where table_schema = database()',
  );
  for (const { t, c } of columns) of(t).columns.add(c);
  const [keys] = await db.raw(
    'select distinct table_name as t, index_name as k from information_schema.statistics where table_schema = database()',
  );
  for (const { t, k } of keys) of(t).keys.add(k);
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
    ...Object.entries(table.keys)
      .filter(([name]) => !existing.keys.has(name))
      .map(([, ddl]) => `add ${ddl}`),
  ];
  return added.length > 0 ? [`alter table \`${table.name}\`\n  ${added.join(',\n  ')}`] : [];
}

function migrationSource(statements: string[]): string {
  const quoted = statements.map(
    (statement) =>
      `  ${JSON.stringify(statement)
        .replaceAll('\\n', '\n')
        .replace(/^"|"$/g, '`')
        .replaceAll('`', '\\`')
        .replace(/^\\`|\\`$/g, '`')},`,
  );
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
    const file = path.join(import.meta.dirname, '..', 'api', 'migrations', `${stamp}_${name}.ts`);
    await writeFile(file, migrationSource(statements));
    process.stdout.write(`${file}\nRead it before you commit it; it is never edited afterwards.\n`);
  } finally {
    await db.destroy();
  }
}

if (process.argv[1] === import.meta.filename) await main();
