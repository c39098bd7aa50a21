import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { readHealth } from '@plumbline/resources/commands/platform';
import type { Knex } from 'knex';
import type { Api } from '../../base/context/context';
import { isStorageFull } from '../../base/database/databaseFaults';
import { migrationsAhead } from '../../base/database/migrate';
import { handleCommand } from '../../entities/handleCommand';

/** `storage`: disk full. `files`: folder not writable. `migrations`: the schema is older than the program. */
export type Missing = 'database' | 'migrations' | 'files' | 'storage';

/** Timeout in milliseconds. */
const longest = 3_000;
/**
 * Milliseconds for which a failed write for lack of space counts: the only sign of a full disk on another database
 * host.
 */
const fullFor = 60_000;

/**
 * Ready if the database has the schema of this program and files can be written; otherwise 503 with what is missing.
 */
export function configureHealth(api: Api): void {
  const disk = remembered(() => missingOnDisk(api.config.dataDir));
  handleCommand(api, readHealth, async (_call, _input, { res }) => {
    res.setHeader('Cache-Control', 'no-store');
    const [inDatabase, onDisk] = await Promise.all([
      within(missingInDatabase(api.db), 'database'),
      within(disk(), 'files'),
    ]);
    const isFull = Date.now() - (fullAt.get(api.db) ?? 0) < fullFor;
    const missing = [...new Set([inDatabase, onDisk, isFull ? ('storage' as const) : null])].filter(
      (one) => one !== null,
    );
    if (missing.length === 0) return { status: 'ready' };
    res.status(503).setHeader('Retry-After', '5');
    return { status: 'not ready', missing };
  });
}

/** When a write last failed for lack of space, in milliseconds since 1970. */
const fullAt = new WeakMap<Knex, number>();

/** Records that a write failed because database or disk were full. */
export function noteFullStorage({ db }: Pick<Api, 'db'>): void {
  fullAt.set(db, Date.now());
}

async function missingInDatabase(db: Knex, attempts = 2): Promise<Missing | null> {
  try {
    return (await migrationsAhead(db)) ? 'migrations' : null;
  } catch {
    // The pool's first connection may have been closed by a restart of the database.
    return attempts > 1 ? missingInDatabase(db, attempts - 1) : 'database';
  }
}

/** Space for one write of the database and one picture, in bytes. */
const probe = Buffer.alloc(1024 * 1024);

async function missingOnDisk(dataDir: string): Promise<Missing | null> {
  const file = path.join(dataDir, 'files', 'incoming', `health-${randomUUID()}`);
  try {
    const handle = await open(file, 'w');
    try {
      await handle.writeFile(probe);
    } finally {
      await handle.close();
    }
    return null;
  } catch (error) {
    return isStorageFull(error) ? 'storage' : 'files';
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

/** Cached for 5 s: devices without a connection poll this endpoint. */
function remembered<T>(look: () => Promise<T>): () => Promise<T> {
  let known: { until: number; answer: Promise<T> } | undefined;
  return () => {
    if (!known || known.until < Date.now()) known = { until: Date.now() + 5_000, answer: look() };
    return known.answer;
  };
}

async function within(work: Promise<Missing | null>, otherwise: Missing): Promise<Missing | null> {
  const late = new Promise<Missing>((resolve) => {
    setTimeout(() => resolve(otherwise), longest).unref();
  });
  return Promise.race([work, late]);
}
