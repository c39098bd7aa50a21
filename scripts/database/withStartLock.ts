import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, type ProcessMark, startTimeOf } from './serverRecord';

/** Lets one process at a time start the server of a directory; a lock of a dead process is taken over. */
export async function withStartLock<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(directory, 'starting.lock');
  const mine: ProcessMark = { pid: process.pid, startTime: startTimeOf(process.pid) };
  while (!(await create(file, mine))) {
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
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
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
