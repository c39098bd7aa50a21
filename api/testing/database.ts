import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll } from 'vitest';
import { connectDatabase } from '../connectDatabase';
import { migrate } from '../migrate';

export interface TestDatabase {
  readonly db: Knex;
  readonly url: string;
}

/** A migrated database of its own for each test file, dropped when the file is through. */
export function useTestDatabase(): TestDatabase {
  let db: Knex | undefined;
  let url = '';
  beforeAll(async () => {
    url = await createTestDatabase();
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
      return url;
    },
  };
}

async function createTestDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error('TEST_DATABASE_URL is not set: run the tests with --config scripts/vitest.config.ts');
  const url = withName(server, `test_${process.pid}_${randomBytes(4).toString('hex')}`);
  const root = connectDatabase(server, { poolSize: 2 });
  try {
    await root.raw('CREATE DATABASE ??', [databaseName(url)]);
  } finally {
    await root.destroy();
  }
  const db = connectDatabase(url);
  await migrate(db);
  await db.destroy();
  return url;
}

function withName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

function databaseName(url: string): string {
  return new URL(url).pathname.slice(1);
}
