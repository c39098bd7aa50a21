import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { bundleServer } from '../build/bundleServer';
import { root, startNode, stopChild } from '../processes/children';
import type { OnEnd } from './line';

/** Within the workspace, from which its packages are found. */
const folder = path.join(root, 'api/node_modules/.cache/bench');

/**
 * Starts a benchmark server in its own process, compiled as in production, and returns its address; its port is the
 * first line of digits it prints, later output goes to stderr; `onChild` receives the process.
 */
export async function startServer(
  script: string,
  env: Record<string, string>,
  onEnd: OnEnd,
  onChild: (child: ChildProcess) => void = () => {},
): Promise<string> {
  const { child, outcome } = startNode([await compiled(script)], {
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

/** The TypeScript loader names every function when it is created, which slows the code it loads. */
async function compiled(script: string): Promise<string> {
  const { dir, name } = path.parse(script);
  const place = path.join(folder, dir.replaceAll('/', '-'));
  await bundleServer(place, { entryPoints: [path.join(root, script)] });
  return path.join(place, `${name}.mjs`);
}

// Warnings may precede it.
async function portOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) if (/^\d+$/.test(line)) return line;
  throw new Error('no port was printed');
}
