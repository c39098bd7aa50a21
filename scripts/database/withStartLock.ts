import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, markOf, type ProcessMark } from '../processes/processMark';

/** Lets one process at a time start or stop the server of a directory; the lock of a dead process is taken over. */
export async function withStartLock<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(directory, 'starting.lock');
  while (!(await create(file, markOf(process.pid)))) {
    const holder = await readHolder(file);
    if (holder && !isAlive(holder)) await rm(file, { force: true });
    await delay(50);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function create(file: string, mine: ProcessMark): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(mine), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<ProcessMark | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined; // just released, or being written
  }
}
