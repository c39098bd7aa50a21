import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { compiledFolder } from '../config/compiledFolder';
import { collation } from './connectDatabase';
import { forgetSteps, prepareSteps, withSteps } from './migrationSteps';
import { withMigrationLease } from './withMigrationLease';

const migrationsFolder = compiledFolder ?? path.join(import.meta.dirname, 'migrations');

/**
 * Applies pending migrations and returns their names; safe to call from several processes at once, and again after its
 * process was killed.
 */
export async function migrate(db: Knex, folder = migrationsFolder): Promise<string[]> {
  const config: Knex.MigratorConfig = {
    migrationSource: folderSource(folder),
    tableName: 'migrations',
  };
  // Reads first, so that a start without pending migrations takes no lock. knex would create its tables here without a
  // lock; two processes doing so leave two rows in its lock table, which it then takes for a held lock.
  const isNew = !(await db.schema.hasTable('migrations'));
  if (!isNew) {
    const { missing, unknown } = await compare(db, folder);
    if (unknown.length > 0) throw new NewerDatabase(unknown);
    if (missing.length === 0) return [];
  }
  return withMigrationLease(db, async () => {
    await db.raw(`ALTER DATABASE CHARACTER SET utf8mb4 COLLATE ${collation}`);
    // knex's lock survives a killed process; the process that holds the lease knows that nobody else migrates. The row is
    // rewritten because knex takes two rows for a held lock.
    if (await db.schema.hasTable('migrations_lock')) await db('migrations_lock').delete();
    await prepareSteps(db);
    const [, applied] = await db.migrate.latest(config); // knex types it as any[]
    await forgetSteps(db);
    return applied;
  });
}

/** Whether migrations are pending; unknown ones of a newer version do not count. */
export async function migrationsAhead(db: Knex, folder = migrationsFolder): Promise<boolean> {
  return (await compare(db, folder)).missing.length > 0;
}

/** A database migrated by a newer version of the program: writing to it could corrupt it. */
export class NewerDatabase extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database was migrated by a newer version of Plumbline (${names.join(', ')}). ` +
        'Start that version, or restore a backup from before its first start.',
    );
  }
}

/** Pending migrations, and applied ones that this version does not know. */
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

/** Migrations are TypeScript modules, which knex's own loader cannot `require`. */
function folderSource(folder: string): Knex.MigrationSource<string> {
  return {
    getMigrations: () => namesIn(folder),
    getMigrationName: nameOf,
    async getMigration(file) {
      const module = await import(pathToFileURL(path.join(folder, file)).href);
      // There are no down migrations; a following one corrects.
      return {
        up: async (db: Knex) => module.up(await withSteps(db, nameOf(file))),
        down: async () => {},
        config: { transaction: false },
      };
    },
  };
}
