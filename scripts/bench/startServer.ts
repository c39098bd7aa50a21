import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root, startNode, stopChild } from '../processes/children';
import type { OnEnd } from './line';

/** Starts a server of the bench in a process of its own and says its address; the first line it prints is its port. */
export async function startServer(
  script: string,
  env: Record<string, string>,
  onEnd: OnEnd,
): Promise<string> {
  const { child, outcome } = startNode(['--import', 'tsx', path.join(root, script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onEnd(() => stopChild(child));
  if (!child.stdout) throw new Error(`${script} has no output`);
  const [port] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    outcome.then(() => {
      throw new Error(`${script} ended before it listened`);
    }),
  ]);
  return `http://127.0.0.1:${port}`;
}
