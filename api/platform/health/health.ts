import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { readHealth } from '@plumbline/resources/commands/platform';
import type { Knex } from 'knex';
import type { Api } from '../../base/context/context';
import { isStorageFull } from '../../base/database/databaseFaults';
import { migrationsAhead } from '../../base/database/migrate';
import { handleCommand } from '../../entities/handleCommand';

/** `storage`: no room is left. `files`: their folder cannot be written. `migrations`: the schema is older than the program. */
export type Missing = 'database' | 'migrations' | 'files' | 'storage';

/** Milliseconds an answer may take: anyone who asks wants to know whether to send people here. */
const longest = 3_000;
/** Milliseconds that a write which found no room counts: a database elsewhere tells of its disk by that alone. */
const fullFor = 60_000;

/** Ready when the database answers with the schema of this program and work can be kept; otherwise 503 with what is missing. */
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

/** When somebody's work last found no room, in milliseconds since 1970. */
const fullAt = new WeakMap<Knex, number>();

/** Notes that the database or the disk had no room for somebody's work. */
export function noteFullStorage({ db }: Pick<Api, 'db'>): void {
  fullAt.set(db, Date.now());
}

async function missingInDatabase(db: Knex, attempts = 2): Promise<Missing | null> {
  try {
    return (await migrationsAhead(db)) ? 'migrations' : null;
  } catch {
    // The first connection of the pool may be one that a restarted database has closed.
    return attempts > 1 ? missingInDatabase(db, attempts - 1) : 'database';
  }
}

/** Room for one write of the database and one picture; less is as good as nothing. */
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

/** What was found counts for some seconds: every device without a connection asks again and again. */
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
