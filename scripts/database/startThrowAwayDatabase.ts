import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '../processes/processMark';
import { readServerRecord, stopServer } from './serverRecord';
import { type DatabaseSettings, type PrivateDatabase, startDatabase } from './startDatabase';

export interface ThrowAwayDatabase extends PrivateDatabase {
  /** Folder for further files, removed with the database. */
  directory: string;
}

const prefix = 'plumbline-database-';

interface ThrowAwaySettings extends Omit<DatabaseSettings, 'directory'> {
  /** Folder of a stopped database, which is copied. */
  copyOf?: string;
}

/** A MariaDB in a temporary folder; `stop` removes it, and each start removes those whose users were killed. */
export async function startThrowAwayDatabase(
  { forTests = true, flags = [], copyOf }: ThrowAwaySettings = {},
  parent = tmpdir(),
): Promise<ThrowAwayDatabase> {
  const directory = await throwAwayFolder(parent);
  if (copyOf) await cp(path.join(copyOf, 'data'), path.join(directory, 'data'), { recursive: true });
  const server = await startDatabase({ directory, forTests, flags });
  return {
    ...server,
    directory,
    async stop() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** An empty folder for a database, which a later start removes if its users were killed. */
export async function throwAwayFolder(parent = tmpdir()): Promise<string> {
  await sweep(parent);
  return mkdtemp(path.join(parent, prefix));
}

async function sweep(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  // Another user's folder cannot be removed.
  await Promise.all(names.map((name) => sweepFolder(path.join(parent, name)).catch(() => {})));
}

async function sweepFolder(directory: string): Promise<void> {
  const record = await readServerRecord(directory);
  if (record?.users.some(isAlive)) return;
  if (record) await stopServer(directory, record);
  else if (Date.now() - (await stat(directory)).mtimeMs < 60 * 60 * 1000) return; // perhaps just starting
  await rm(directory, { recursive: true, force: true });
}
