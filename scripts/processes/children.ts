import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const running = new Set<ChildProcess>();
let isStopping = false;

export const root = path.join(import.meta.dirname, '../..');

/** Starts a program that ends with this process at the latest; `outcome` resolves with its exit code. */
export function startChild(command: string, args: string[], options: SpawnOptions = {}) {
  if (isStopping) throw new Error('Stopped before everything had started.');
  // In its own process group: Ctrl-C only reaches this process, which stops the others in order.
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', detached: true, ...options });
  running.add(child);
  const outcome = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => running.delete(child));
  outcome.catch(() => {}); // the person who cares awaits it
  return { child, outcome };
}

/** Starts a Node program that notices by its IPC channel when this process ends, even killed. */
export function startNode(args: string[], { env = process.env, ...options }: SpawnOptions = {}) {
  const guard = path.join(import.meta.dirname, 'endWithParent.mjs');
  return startChild(process.execPath, ['--import', guard, ...args], {
    env: { ...env, PLUMBLINE_PARENT: String(process.pid) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}

/** Starts one of our own TypeScript programs. */
export function startProgram(file: string, { env = process.env, watch = false, args = [] as string[] } = {}) {
  const tsx = watch
    ? [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false']
    : ['--import', 'tsx'];
  return startNode([...tsx, path.join(root, file), ...args], { env });
}

/** Runs a program to its end; if it fails, its output is thrown. */
export async function runChild(command: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  const { child, outcome } = startChild(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part;
    });
  }
  if ((await outcome) !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${output.trim()}`);
}

/** Stops everything still running, with SIGTERM first. */
export async function stopChildren(): Promise<void> {
  isStopping = true;
  await Promise.all([...running].map(stopChild));
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => killGroup(child), 10_000);
  await ended;
  clearTimeout(impatience);
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // it has just ended by itself
  }
}
