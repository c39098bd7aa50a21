import type { Knex } from 'knex';
import { statement } from '../base/database/statement';
import type { Row } from './rowMapper';

/**
 * Reads rows by a prepared statement, which saves the server the parsing on the paths that lists and records take;
 * inside a transaction by that transaction's connection.
 */
export const selectRows = (
  db: Knex | Knex.Transaction,
  sql: string,
  bindings: readonly unknown[],
): Promise<Row[]> => statement(db, sql, bindings);
