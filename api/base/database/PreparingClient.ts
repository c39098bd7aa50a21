/// <reference path="./knexDialect.d.ts" />
import Mysql2Client from 'knex/lib/dialects/mysql2/index.js';

interface Prepared {
  sql: string;
  bindings: readonly unknown[];
  options: { isPrepared: true };
  response?: unknown;
}
interface Connection {
  execute: (
    sql: string,
    bindings: readonly unknown[],
    done: (error: Error | null, ...response: unknown[]) => void,
  ) => void;
}

/** knex's mysql2 client, extended by prepared statements, which save the server the parsing. See `statement`. */
export class PreparingClient extends Mysql2Client {
  override _query(connection: unknown, asked: unknown): Promise<unknown> {
    if (!isPrepared(asked)) return super._query(connection, asked);
    return new Promise((resolve, reject) => {
      // The pool holds mysql2 connections, or a `lateConnection` in place of one.
      (connection as Connection).execute(asked.sql, asked.bindings, (error, ...response) => {
        if (error) return reject(error);
        asked.response = response;
        resolve(asked);
      });
    });
  }
}

const isPrepared = (asked: unknown): asked is Prepared =>
  typeof asked === 'object' &&
  asked !== null &&
  'options' in asked &&
  typeof asked.options === 'object' &&
  asked.options !== null &&
  'isPrepared' in asked.options;
