import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, type ProcessMark } from '../processes/processMark';

/** The server running on a directory and the processes that use it; the last one stops it. */
export interface ServerRecord {
  server: ProcessMark;
  users: ProcessMark[];
  socket: string;
}

export async function readServerRecord(directory: string): Promise<ServerRecord | undefined> {
  try {
    return JSON.parse(await readFile(recordFile(directory), 'utf8'));
  } catch {
    return undefined; // never started, or stopped
  }
}

export async function writeServerRecord(directory: string, record: ServerRecord): Promise<void> {
  const unfinished = `${recordFile(directory)}.unfinished`;
  await writeFile(unfinished, JSON.stringify(record));
  await rename(unfinished, recordFile(directory));
}

export async function stopServer(directory: string, { server }: ServerRecord): Promise<void> {
  if (isAlive(server)) process.kill(server.pid, 'SIGTERM');
  const deadline = Date.now() + 30_000;
  while (isAlive(server)) {
    if (Date.now() > deadline) process.kill(server.pid, 'SIGKILL');
    await delay(20);
  }
  await rm(recordFile(directory), { force: true });
}

const recordFile = (directory: string) => path.join(directory, 'server.json');
