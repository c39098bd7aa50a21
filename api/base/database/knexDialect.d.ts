// knex ships no types for its dialects.
declare module 'knex/lib/dialects/mysql2/index.js' {
  export default class Mysql2Client {
    constructor(config: unknown);
    _query(connection: unknown, statement: unknown): Promise<unknown>;
  }
}
