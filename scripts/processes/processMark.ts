import { readFileSync } from 'node:fs';

/** A process, distinguished from a later one that got the same number. */
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
    // EPERM: it runs, as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startTimeOf(pid) === startTime;
}

/** Clock ticks since boot, from Linux; undefined elsewhere, where the number alone must do. */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie still has its number but does nothing any more.
    return state === 'Z' ? 'ended' : rest[18];
  } catch {
    return undefined;
  }
}
