import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installDatabase } from './installDatabase';
import { launchServer } from './launchServer';
import { isAlive, readServerRecord, type ServerRecord, startTimeOf, stopServer } from './serverRecord';
import { answers, createDatabase, databaseUrl } from './speakToServer';
import { withStartLock } from './withStartLock';

export interface PrivateDatabase {
  socket: string;
  /** False when another living process of ours runs the server: then `stop` leaves it alone. */
  isOwner: boolean;
  /** Creates the database where it is missing and returns its address for `connectDatabase`. */
  open(name: string): Promise<string>;
  stop(): Promise<void>;
}

export interface DatabaseSettings {
  /** Holds the data, the log and the record of the running server; made where missing. */
  directory: string;
  /** Trades durability for speed: nothing in it survives a crash. */
  forTests?: boolean;
  /** More flags for mariadbd, e.g. a larger buffer pool. */
  flags?: string[];
}

/** Starts a MariaDB of our own on a Unix socket, or joins the one already running on that directory. */
export async function startDatabase(settings: DatabaseSettings): Promise<PrivateDatabase> {
  const directory = path.resolve(settings.directory);
  // The server lets in anyone who reaches its socket: only this user may enter the folder.
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return withStartLock(directory, async () => {
    const running = await findRunning(directory);
    if (running && isAlive(running.owner) && running.owner.pid !== process.pid) {
      return handle(directory, running, false);
    }
    const server = running ?? (await launchFresh({ ...settings, directory }));
    const record = { ...server, owner: { pid: process.pid, startTime: startTimeOf(process.pid) } };
    await writeFile(path.join(directory, 'server.json'), JSON.stringify(record));
    return handle(directory, record, true);
  });
}

async function launchFresh(settings: DatabaseSettings) {
  await installDatabase(settings.directory);
  return launchServer(settings);
}

/** A server left by a start that was killed goes on serving; one that no longer answers is stopped. */
async function findRunning(directory: string): Promise<ServerRecord | undefined> {
  const record = await readServerRecord(directory);
  if (!record || !isAlive(record.server)) return undefined;
  if (await answers(record.socket, { patienceMs: 5000 })) return record;
  await stopServer(directory, record);
  return undefined;
}

function handle(directory: string, record: ServerRecord, isOwner: boolean): PrivateDatabase {
  return {
    socket: record.socket,
    isOwner,
    async open(name) {
      await createDatabase(record.socket, name);
      return databaseUrl(record.socket, name);
    },
    async stop() {
      if (isOwner) await stopServer(directory, record);
    },
  };
}
