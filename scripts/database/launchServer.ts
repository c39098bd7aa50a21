import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markOf } from '../processes/processMark';
import { withSystemPrograms } from '../processes/withSystemPrograms';
import { temporaryFolder } from './installDatabase';
import { answers } from './speakToServer';
import type { DatabaseSettings } from './startDatabase';

const everywhere = [
  '--skip-networking',
  '--skip-name-resolve',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_unicode_520_ci',
  '--max-connections=200',
  '--max-allowed-packet=64M',
];

const kept = ['--innodb-buffer-pool-size=256M', '--innodb-log-file-size=96M'];

const forgetful = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--innodb-file-per-table=OFF',
  '--innodb-log-file-size=8M',
  '--innodb-buffer-pool-size=128M',
];

/** Starts mariadbd on an installed data folder and waits until it accepts connections. */
export async function launchServer({ directory, forTests = false, flags = [] }: DatabaseSettings) {
  const socket = await socketPath(directory);
  const logFile = path.join(directory, 'server.log');
  const log = await open(logFile, 'w');
  const child = spawn(
    'mariadbd',
    [
      '--no-defaults',
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
      `--datadir=${path.join(directory, 'data')}`,
      `--tmpdir=${await temporaryFolder(directory)}`,
      `--socket=${socket}`,
      `--pid-file=${path.join(directory, 'server.pid')}`,
      ...everywhere,
      ...(forTests ? forgetful : kept),
      ...flags,
    ],
    // In its own process group: Ctrl-C in the terminal must only reach this process, which stops it after the app.
    { stdio: ['ignore', log.fd, log.fd], detached: true, env: withSystemPrograms() },
  );
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure ??= `it ended with ${code ?? signal}`;
  });
  const isReady = await answers(socket, { timeoutMs: 60_000, giveUp: () => failure !== undefined });
  await log.close();
  if (!isReady || child.pid === undefined) {
    child.kill('SIGKILL');
    throw new Error(`mariadbd did not start: ${failure ?? 'no answer'}\n${await lastLines(logFile)}`);
  }
  child.unref();
  return { server: markOf(child.pid), socket };
}

/** A socket's path is limited to 107 bytes; for a longer one the temporary folder is used. */
async function socketPath(directory: string): Promise<string> {
  const near = path.join(directory, 'server.sock');
  if (Buffer.byteLength(near) <= 100) return near;
  const mark = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  const folder = path.join(tmpdir(), `plumbline-${process.getuid?.() ?? 'user'}-${mark}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, 'server.sock');
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.trim().split('\n').slice(-10).join('\n');
}
