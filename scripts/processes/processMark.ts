import { readFileSync } from 'node:fs';

/** A process, distinguished from a later one with the same pid. */
export interface ProcessMark {
  pid: number;
  startTime?: string;
}

export function markOf(pid: number): ProcessMark {
  return { pid, startTime: startTimeOf(pid) };
}

export function isAlive({ pid, startTime }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists, but belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startTimeOf(pid) === startTime;
}

/** Start time in clock ticks since boot, on Linux; undefined elsewhere, where only the pid is compared. */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has a pid but does not run.
    return state === 'Z' ? 'ended' : rest[18];
  } catch {
    return undefined;
  }
}
