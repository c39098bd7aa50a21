import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildServer } from './buildServer';
import type { ServerRoom } from './ServerRoom';

interface Running {
  process: ChildProcess;
  origin: string;
  /** Sends a line to the process and waits for its acknowledgement; resolves at once if it has ended. */
  tell: (line: string) => Promise<void>;
}

export interface KeptServer extends ServerRoom {
  /** Number of processes killed during their work. */
  kills: () => number;
  close: () => Promise<void>;
}

/** A real server process that may be killed with SIGKILL at any statement; a spare one is started in advance. */
export async function keepServer(databaseUrl: string, dataDir: string): Promise<KeptServer> {
  const built = await buildServer(path.join(import.meta.dirname, 'killableServer.ts'));
  let lives = 0;
  let kills = 0;
  let isClosing = false;
  let spare = start();
  let current = await take();

  function start(): Promise<Running> {
    const child = spawn(process.execPath, [built, databaseUrl, dataDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout });
    const tell = (line: string) =>
      new Promise<void>((heard) => {
        lines.once('line', () => heard());
        child.once('exit', () => heard());
        child.stdin.write(`${line}\n`);
      });
    // A pipe to a killed process breaks (EPIPE); its exit is handled elsewhere.
    child.stdin.on('error', () => {});
    return new Promise((resolve, reject) => {
      lines.once('line', (origin) => resolve({ process: child, origin, tell }));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
    });
  }

  async function take(): Promise<Running> {
    const running = await spare;
    spare = start();
    // A failure of the spare is reported when it is needed.
    spare.catch(() => {});
    running.process.once('exit', () => {
      lives += 1;
      if (!isClosing) kills += 1;
    });
    return running;
  }

  return {
    origin: () => current.origin,
    lives: () => lives,
    isDown: () => !isAlive(current.process),
    kills: () => kills,
    async dieAt(statement, moment) {
      if (isAlive(current.process)) await current.tell(`${statement} ${moment}`);
    },
    async restart() {
      // A pending kill must not happen in another schedule.
      if (isAlive(current.process)) await current.tell(`${Number.MAX_SAFE_INTEGER} before`);
      if (!isAlive(current.process)) current = await take();
    },
    async close() {
      isClosing = true;
      const all = [current, await spare];
      await Promise.all(all.map(({ process: child }) => ended(child)));
      await rm(built);
    },
  };
}

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

async function ended(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}
