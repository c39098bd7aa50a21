import type { Knex } from 'knex';

/** What the server wrote down of one change. */
export interface Entry {
  changeNumber: number;
  resource: string;
  recordId: string;
  version: number;
  operation: string;
  user: string | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** All changes of an account, by their numbers. */
export async function readHistory(db: Knex, instance: string): Promise<Entry[]> {
  const rows = await db('history')
    .where({ instance })
    .orderBy('changeNumber')
    .select('changeNumber', 'resource', 'recordId', 'version', 'operation', 'user', 'before', 'after');
  return rows.map((row) => ({ ...row, before: parsed(row.before), after: parsed(row.after) }));
}

// MySQL hands JSON over parsed, MariaDB as text.
const parsed = (value: unknown): Entry['before'] =>
  (typeof value === 'string' ? JSON.parse(value) : value) as Entry['before']; // as api/entities/history.ts writes it
