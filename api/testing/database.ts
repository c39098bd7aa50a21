import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll } from 'vitest';
import { connectDatabase } from '../connectDatabase';
import { copyTemplate, databaseName, onServer } from './databaseTemplate';

export interface TestDatabase {
  readonly db: Knex;
  readonly url: string;
}

/** A migrated database of its own for each test file, dropped when the file is through. */
export function useTestDatabase(): TestDatabase {
  let db: Knex | undefined;
  let url = '';
  beforeAll(async () => {
    const server = process.env.TEST_DATABASE_URL;
    if (!server)
      throw new Error('Run the tests with --config scripts/vitest.config.ts: it starts the database.');
    url = onServer(server, `test_${process.pid}_${randomBytes(4).toString('hex')}`);
    await copyTemplate(server, databaseName(url));
    db = connectDatabase(url);
  });
  afterAll(async () => {
    await db?.raw('DROP DATABASE ??', [databaseName(url)]);
    await db?.destroy();
  });
  return {
    get db() {
      if (!db) throw new Error('The test database exists only inside tests and hooks.');
      return db;
    },
    get url() {
      if (!url) throw new Error('The test database exists only inside tests and hooks.');
      return url;
    },
  };
}
