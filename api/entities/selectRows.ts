import type { Knex } from 'knex';
import { statement } from '../base/database/statement';
import type { Row } from './rowMapper';

/** Reads rows with a prepared statement, which saves the server the parsing; within a transaction on its connection. */
export const selectRows = (
  db: Knex | Knex.Transaction,
  sql: string,
  bindings: readonly unknown[],
): Promise<Row[]> => statement(db, sql, bindings);
