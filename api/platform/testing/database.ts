import type * as index from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { afterAll, beforeAll, vi } from 'vitest';
import { connectDatabase } from '../../base/database/connectDatabase';
import { checkSchema } from '../../entities/prepareSchema';
import { onServer, type TakenDatabase, takeDatabase } from './databaseTemplate';
import { oncePerRun } from './oncePerRun';

export interface TestDatabase {
  readonly db: Knex;
  readonly url: string;
}

/**
 * A migrated, empty database for each test file, exclusive while the file runs. A file that changes tables says so,
 * and its database is dropped afterwards.
 */
export function useTestDatabase({ changesTables = false } = {}): TestDatabase {
  let taken: TakenDatabase | undefined;
  let db: Knex | undefined;
  let url = '';
  beforeAll(async () => {
    const server = process.env.TEST_DATABASE_URL;
    if (!server)
      throw new Error('Run the tests with --config scripts/vitest.config.ts: it starts the database.');
    taken = await takeDatabase(server);
    url = onServer(server, taken.name);
    const connected = connectDatabase(url);
    db = connected;
    // A forgotten migration is named once per file, not by every query that fails. Files that mock the list of entities
    // make their tables themselves.
    await oncePerRun('schema of the definitions', async () => {
      const { entityList } = await vi.importActual<typeof index>('@plumbline/resources/entities/index');
      await checkSchema(connected, entityList);
    });
  });
  afterAll(async () => {
    if (taken && changesTables) await db?.raw('DROP DATABASE ??', [taken.name]);
    await db?.destroy();
    await taken?.release();
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
