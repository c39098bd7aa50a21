import type { Knex } from 'knex';

/** mysql2's result of a write. */
export interface Written {
  affectedRows: number;
  insertId: number;
}

/** Runs a prepared statement, within a transaction on its connection; returns rows or the result of the write. */
export async function statement<T = Record<string, unknown>[]>(
  db: Knex | Knex.Transaction,
  sql: string,
  bindings: readonly unknown[],
): Promise<T> {
  const { client } = db;
  const connection = await client.acquireConnection();
  try {
    const asked =
      bindings.length > most
        ? { sql, bindings }
        : { sql, bindings: bindings.map(bound), options: { isPrepared: true } };
    const { response } = await client.query(connection, asked);
    return response[0];
  } finally {
    void client.releaseConnection(connection);
  }
}

/** Longer lists would each be prepared as a statement of their own. */
const most = 300;

// Prepared statements send numbers as doubles, which LIMIT rejects, and dates without milliseconds.
function bound(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Date) return value.toISOString().slice(0, 23).replace('T', ' ');
  return value ?? null;
}
