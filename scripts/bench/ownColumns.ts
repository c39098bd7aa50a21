import type { Knex } from 'knex';

/** The columns that are not generated. */
export async function ownColumns(db: Knex, table: string): Promise<string[]> {
  const [rows = []]: { name: string }[][] = await db.raw(
    `select column_name as name from information_schema.columns
     where table_schema = database() and table_name = ? and extra not like '%GENERATED%'`,
    [table],
  );
  return rows.map(({ name }) => name);
}
