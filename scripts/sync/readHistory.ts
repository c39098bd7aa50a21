import type { Knex } from 'knex';

/** A history entry of the server. */
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

/** All changes of an account, by change number. */
export async function readHistory(db: Knex, instance: string): Promise<Entry[]> {
  const rows = await db('history')
    .where({ instance })
    .orderBy('changeNumber')
    .select('changeNumber', 'resource', 'recordId', 'version', 'operation', 'user', 'before', 'after');
  return rows.map((row) => ({ ...row, before: parsed(row.before), after: parsed(row.after) }));
}

// MySQL returns JSON parsed, MariaDB as text.
const parsed = (value: unknown): Entry['before'] =>
  (typeof value === 'string' ? JSON.parse(value) : value) as Entry['before']; // as api/entities/history.ts writes it
