import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A process, told apart from a later one that got the same number. */
export interface ProcessMark {
  pid: number;
  startTime: string | undefined;
}

export interface ServerRecord {
  server: ProcessMark;
  owner: ProcessMark;
  socket: string;
}

export async function readServerRecord(directory: string): Promise<ServerRecord | undefined> {
  try {
    return JSON.parse(await readFile(path.join(directory, 'server.json'), 'utf8'));
  } catch {
    return undefined; // none yet, or cut off by a crash: then the lock of InnoDB itself still guards the data
  }
}

export function isAlive({ pid, startTime }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startTimeOf(pid) === startTime;
}

/** Clock ticks since boot, from Linux; undefined elsewhere, where the number alone must do. */
export function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie still has its number but does nothing any more.
    return state === 'Z' ? 'ended' : rest[18];
  } catch {
    return undefined;
  }
}

export async function stopServer(directory: string, record: ServerRecord): Promise<void> {
  if (isAlive(record.server)) process.kill(record.server.pid, 'SIGTERM');
  const patience = Date.now() + 30_000;
  while (isAlive(record.server)) {
    if (Date.now() > patience) process.kill(record.server.pid, 'SIGKILL');
    await delay(20);
  }
  await rm(path.join(directory, 'server.json'), { force: true });
}
