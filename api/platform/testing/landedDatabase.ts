import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '@plumbline/resources/language/ids';
import type { Knex } from 'knex';
import { afterAll, beforeAll } from 'vitest';
import { connectDatabase } from '../../base/database/connectDatabase';
import { migrate } from '../../base/database/migrate';
import { useTestDatabase } from './database';
import { onServer } from './databaseTemplate';

const migrations = path.join(import.meta.dirname, '../../base/database/migrations');

/** A separate database with the schema of an earlier release: all migrations up to this time stamp. */
export function useLandedDatabase(last: string): { readonly db: Knex } {
  const database = useTestDatabase();
  const name = `landed_${newId().replaceAll('-', '')}`;
  let db: Knex | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'landed-migrations-'));
    for (const file of await readdir(migrations))
      if (/^\d/.test(file) && file.slice(0, 14) <= last)
        await writeFile(path.join(folder, file), `export { up } from '${path.join(migrations, file)}';\n`);
    await database.db.raw('CREATE DATABASE ??', [name]);
    db = connectDatabase(onServer(process.env.TEST_DATABASE_URL ?? '', name));
    await migrate(db, folder);
  });
  afterAll(async () => {
    await db?.raw('DROP DATABASE ??', [name]);
    await db?.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get db() {
      if (!db) throw new Error('The database is there once the tests run.');
      return db;
    },
  };
}
