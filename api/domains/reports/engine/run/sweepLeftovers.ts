import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFolder } from './removeFolder';

const prefix = 'plumbline-reports-';

/** Creates a working folder named after process id and start time. */
export async function createWorkFolder(): Promise<string> {
  const folder = path.join(tmpdir(), `${prefix}${process.pid}-${await startOf(process.pid)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  process.once('exit', () => removeFolder(folder));
  return folder;
}

/** Removes working folders of processes that ended without cleanup, e.g. by `kill -9` or power loss. */
export async function sweepLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = /^plumbline-reports-(\d+)-(\d+)$/.exec(name);
    if (!owner || (await startOf(Number(owner[1]))) === owner[2]) continue;
    await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** Start time of a process in clock ticks since boot (proc(5), stat field 22), to detect a reused process id. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
}
