import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root, startNode, stopChild } from '../processes/children';
import type { OnEnd } from './line';

/**
 * Starts a benchmark server in its own process and returns its address; its port is the first line of digits it
 * prints, later output goes to stderr; `onChild` receives the process.
 */
export async function startServer(
  script: string,
  env: Record<string, string>,
  onEnd: OnEnd,
  onChild: (child: ChildProcess) => void = () => {},
): Promise<string> {
  const { child, outcome } = startNode(['--import', 'tsx', path.join(root, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onEnd(() => stopChild(child));
  onChild(child);
  if (!child.stdout) throw new Error(`${script} has no output`);
  const port = await Promise.race([
    portOf(createInterface(child.stdout)),
    outcome.then(() => {
      throw new Error(`${script} ended before it listened`);
    }),
  ]);
  child.stdout.pipe(process.stderr, { end: false });
  return `http://127.0.0.1:${port}`;
}

// Warnings may precede it.
async function portOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) if (/^\d+$/.test(line)) return line;
  throw new Error('no port was printed');
}
