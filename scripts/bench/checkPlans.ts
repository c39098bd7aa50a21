import type { Knex } from 'knex';

interface Step {
  table: string | null;
  type: string | null;
  key: string | null;
}

/**
 * Logs the statements that the work executes on a table and explains each: there must be a page and a count, and none
 * may scan the whole table or a whole index. Returns the indexes used.
 */
export async function checkPlans(db: Knex, table: string, work: () => Promise<void>): Promise<string> {
  const asked = await statementsOf(db, table, work);
  for (const [what, mark] of Object.entries({ page: ' limit ', count: 'count(*)' }))
    if (!asked.some((sql) => sql.includes(mark)))
      throw new Error(`the list asked for no ${what} of ${table}`);
  const keys = new Set<string>();
  for (const sql of asked) {
    for (const { table: place, type, key } of await explain(db, sql)) {
      // A derived table with the few rows of a page.
      if (place?.startsWith('<derived')) continue;
      if (type === 'ALL' || type === 'index') throw new Error(`reads all of ${table} (${type}): ${sql}`);
      if (key && key !== 'PRIMARY') keys.add(key);
    }
  }
  return [...keys].join(', ');
}

async function statementsOf(db: Knex, table: string, work: () => Promise<void>): Promise<string[]> {
  await db.raw("set global log_output = 'TABLE'");
  await db.raw('set global general_log = on');
  try {
    await work();
  } finally {
    await db.raw('set global general_log = off');
  }
  const [rows = []]: { argument: string | Buffer }[][] = await db.raw(
    "select argument from mysql.general_log where command_type in ('Execute', 'Query')",
  );
  const all = rows.map(({ argument }) => String(argument));
  return [...new Set(all)].filter((sql) => sql.startsWith('select ') && sql.includes(`from \`${table}\``));
}

async function explain(db: Knex, sql: string): Promise<Step[]> {
  const [steps = []]: Step[][] = await db.raw(`explain ${sql.replaceAll('?', '\\?')}`);
  return steps;
}
