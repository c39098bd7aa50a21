import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, markOf } from '../processes/processMark';
import { installDatabase } from './installDatabase';
import { launchServer } from './launchServer';
import { readServerRecord, type ServerRecord, stopServer, writeServerRecord } from './serverRecord';
import { answers, createDatabase, databaseUrl } from './speakToServer';
import { superviseServer } from './superviseServer';
import { withStartLock } from './withStartLock';

export interface PrivateDatabase {
  socket: string;
  /** Creates the database if missing and returns its URL for `connectDatabase`. */
  open(name: string): Promise<string>;
  /** Stops the server unless another running process uses it. */
  stop(): Promise<void>;
}

export interface DatabaseSettings {
  /** Folder of the data, the log and the record of the running server; created if missing. */
  directory: string;
  /** Trades durability for speed: data does not survive a crash. */
  forTests?: boolean;
  /** Further flags for mariadbd, for example a larger buffer pool. */
  flags?: string[];
  /** Restarts the server if it ends unexpectedly, as long as this process runs. */
  isSupervised?: boolean;
}

/** Starts a private MariaDB on a Unix socket, or joins the one already running on that directory. */
export async function startDatabase(settings: DatabaseSettings): Promise<PrivateDatabase> {
  const directory = path.resolve(settings.directory);
  // Root without password: access is limited by the folder's permissions to this user.
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const { socket } = await withStartLock(directory, async () => {
    const running = (await findRunning(directory)) ?? (await launchFresh({ ...settings, directory }));
    const record = { ...running, users: [...running.users, markOf(process.pid)] };
    await writeServerRecord(directory, record);
    return record;
  });
  let isStopped = false;
  const revive = () =>
    withStartLock(directory, async () => {
      const known = await readServerRecord(directory);
      // Another process has restarted it already, or the last one stopped it.
      if (!known || isStopped || isAlive(known.server)) return known;
      const record = { ...(await launchServer({ ...settings, directory })), users: known.users };
      await writeServerRecord(directory, record);
      return record;
    });
  const endWatch = settings.isSupervised ? superviseServer(directory, revive) : () => {};
  return {
    socket,
    async open(name) {
      await createDatabase(socket, name);
      return databaseUrl(socket, name);
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      endWatch();
      await withStartLock(directory, () => leave(directory));
    },
  };
}

/** A server left by a killed process is reused; one that does not respond is stopped. */
async function findRunning(directory: string): Promise<ServerRecord | undefined> {
  const record = await readServerRecord(directory);
  if (!record || !isAlive(record.server)) return undefined;
  const giveUp = () => !isAlive(record.server);
  if (await answers(record.socket, { timeoutMs: 5000, giveUp })) return record;
  await stopServer(directory, record);
  return undefined;
}

async function launchFresh(settings: DatabaseSettings): Promise<ServerRecord> {
  await installDatabase(settings.directory);
  return { ...(await launchServer(settings)), users: [] };
}

async function leave(directory: string): Promise<void> {
  const record = await readServerRecord(directory);
  if (!record) return;
  const mine = record.users.findIndex((user) => user.pid === process.pid);
  const others = record.users.filter((user, place) => place !== mine && isAlive(user));
  if (others.length > 0) await writeServerRecord(directory, { ...record, users: others });
  else await stopServer(directory, record);
}
