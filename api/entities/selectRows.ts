import type { Knex } from 'knex';
import type { Row } from './rowMapper';

interface PreparedConnection {
  execute: (
    sql: string,
    bindings: readonly unknown[],
    done: (error: Error | null, rows: Row[]) => void,
  ) => void;
}

/**
 * Reads rows by a prepared statement, which saves the server the parsing on the paths that lists and records take;
 * inside a transaction by that transaction's connection.
 */
export async function selectRows(
  db: Knex | Knex.Transaction,
  sql: string,
  bindings: readonly unknown[],
): Promise<Row[]> {
  if (db.isTransaction) {
    const [rows] = (await db.raw(sql, bindings as never[])) as [Row[]]; // knex types a raw answer as any
    return rows;
  }
  const connection: PreparedConnection = await db.client.acquireConnection();
  try {
    return await new Promise((resolve, reject) => {
      connection.execute(sql, bindings.map(forStatement), (error, rows) =>
        error ? reject(error) : resolve(rows),
      );
    });
  } finally {
    db.client.releaseConnection(connection);
  }
}

// Numbers travel as doubles in a prepared statement, which LIMIT does not take; text it does.
const forStatement = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
