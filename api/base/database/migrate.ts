import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { compiledFolder } from '../config/compiledFolder';
import { collation } from './connectDatabase';
import { withMigrationLease } from './withMigrationLease';

const migrationsFolder = compiledFolder ?? path.join(import.meta.dirname, 'migrations');

/** Brings the database to the newest schema and returns the names it applied; any number of processes may call it at once. */
export async function migrate(db: Knex, folder = migrationsFolder): Promise<string[]> {
  const config: Knex.MigratorConfig = {
    migrationSource: folderSource(folder),
    tableName: 'migrations',
  };
  // Reading first keeps a start with nothing to do free of locks; knex would create its tables here, unlocked, and two
  // processes that do so at once leave two rows in its table of locks, which it takes for a lock that is held.
  const isNew = !(await db.schema.hasTable('migrations'));
  if (!isNew) {
    const { missing, unknown } = await compare(db, folder);
    if (unknown.length > 0) throw new NewerDatabase(unknown);
    if (missing.length === 0) return [];
  }
  return withMigrationLease(db, async () => {
    await db.raw(`ALTER DATABASE CHARACTER SET utf8mb4 COLLATE ${collation}`);
    // knex's own lock stays behind when a process is killed; the process that holds the lease knows that nobody else migrates.
    // It writes its row anew where there is none, and would take two for a lock that is held.
    if (await db.schema.hasTable('migrations_lock')) await db('migrations_lock').delete();
    const [, applied] = await db.migrate.latest(config); // knex types it as any[]
    return applied;
  });
}

/** Whether the database lacks migrations of this program; one that knows more, of a newer program beside it, lacks none. */
export async function migrationsAhead(db: Knex, folder = migrationsFolder): Promise<boolean> {
  return (await compare(db, folder)).missing.length > 0;
}

/** A database that a newer version of the program has migrated: what this one would write into it may be wrong there. */
export class NewerDatabase extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database was migrated by a newer version of Plumbline (${names.join(', ')}). ` +
        'Start that version, or restore a backup from before its first start.',
    );
  }
}

/** Migrations that the database lacks, and those it has of which this program knows nothing. */
async function compare(db: Knex, folder: string): Promise<{ missing: string[]; unknown: string[] }> {
  const [files, applied]: [string[], { name: string }[]] = await Promise.all([
    namesIn(folder),
    db('migrations').select('name'),
  ]);
  const own = new Set(files.map(nameOf));
  const known = new Set(applied.map(({ name }) => name));
  return {
    missing: [...own].filter((name) => !known.has(name)),
    unknown: [...known].filter((name) => !own.has(name)),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files.filter((file) => /^\d.*\.(ts|mjs)$/.test(file) && !file.endsWith('.test.ts')).sort();
}

const nameOf = (file: string): string => path.parse(file).name;

/** Migrations are TypeScript modules; knex alone would only find what it can `require`. */
function folderSource(folder: string): Knex.MigrationSource<string> {
  return {
    getMigrations: () => namesIn(folder),
    getMigrationName: nameOf,
    async getMigration(file) {
      const module = await import(pathToFileURL(path.join(folder, file)).href);
      // There is no way back from a migration: the next one mends.
      return { up: module.up, down: async () => {}, config: { transaction: false } };
    },
  };
}
