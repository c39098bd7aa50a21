import type { Knex } from 'knex';

/** What the database answers to a statement that writes. */
export interface Written {
  affectedRows: number;
  insertId: number;
}

/** Carries out a prepared statement, inside a transaction by that transaction's connection; answers rows, or what was written. */
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

/** Longer ones differ by the number of their values: each would be prepared for itself alone. */
const most = 300;

// Numbers travel as doubles in a prepared statement, which LIMIT does not take, and instants without their milliseconds.
function bound(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Date) return value.toISOString().slice(0, 23).replace('T', ' ');
  return value ?? null;
}
