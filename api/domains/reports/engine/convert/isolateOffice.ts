import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Office } from './findOffice';

const run = promisify(execFile);

/**
 * Writes a `soffice.bin` and a `python3` that start the real ones, and gives their folder. LibreOffice is shut away as far
 * as this machine allows, and dies with the process that started it, so that none is left over however that one ends.
 */
export async function isolateOffice(office: Office, folder: string): Promise<string> {
  const [strongest] = await workingIsolations(office, folder);
  return writePrograms(office, folder, strongest ?? []);
}

/** Folder with a `soffice.bin` that starts the real one behind the command `isolation`, and a `python3`. */
export async function writePrograms(
  { program, python }: Office,
  folder: string,
  isolation: string[],
): Promise<string> {
  const binaries = path.join(folder, 'bin');
  await mkdir(binaries, { recursive: true });
  await script(path.join(binaries, 'soffice.bin'), [...isolation, program]);
  await script(path.join(binaries, 'python3'), [python]);
  return binaries;
}

/** The commands that this machine allows to put before LibreOffice, the strongest first. */
export async function workingIsolations({ program }: Office, folder: string): Promise<string[][]> {
  await mkdir(folder, { recursive: true });
  const users = path.join(folder, 'passwd');
  await writeFile(users, ownUser());
  const tried = await Promise.all(
    isolations(program, folder, users).map(async (isolation) =>
      (await starts(program, isolation)) ? [isolation] : [],
    ),
  );
  return tried.flat();
}

/** Whether LibreOffice can be started behind a command; one that waits for ever counts as refusing. */
export function starts(program: string, isolation: readonly string[]): Promise<boolean> {
  const [command = '', ...args] = [...isolation, program, '--version'];
  return run(command, args, { timeout: 15_000, killSignal: 'SIGKILL' }).then(
    () => true,
    () => false,
  );
}

/**
 * What LibreOffice may know of the machine's users. It puts the number of its user into the name of its pipe, and only if
 * it finds that user's entry; Python, which runs outside, looks for that name.
 */
export function ownUser(): string {
  try {
    const { uid, gid } = userInfo();
    return `office:x:${uid}:${gid}::/nonexistent:/bin/false\n`;
  } catch {
    // Containers run under numbers that have no entry.
    return '';
  }
}

export const dieWithParent = ['setpriv', '--pdeathsig', 'KILL'];

/** From the strongest to the weakest: no network and no foreign files; no network; nothing but the common end. */
function isolations(program: string, folder: string, users: string): string[][] {
  const system = [
    '/usr',
    '/lib',
    '/lib64',
    '/bin',
    '/sbin',
    '/etc/fonts',
    '/etc/libreoffice',
    '/var/cache/fontconfig',
  ];
  const shown = [...system, path.dirname(path.dirname(program))].flatMap((place) => [
    '--ro-bind-try',
    place,
    place,
  ]);
  // LibreOffice and Python meet at a socket in /tmp.
  const written = ['--bind', '/tmp', '/tmp', '--bind', folder, folder, '--ro-bind', users, '/etc/passwd'];
  const noNetwork = [
    '--unshare-net',
    '--unshare-ipc',
    '--die-with-parent',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
  ];
  return [
    ['bwrap', ...noNetwork, ...shown, ...written],
    ['unshare', '--user', '--map-current-user', '--net', ...dieWithParent],
    dieWithParent,
  ];
}

function script(file: string, command: string[]): Promise<void> {
  const quoted = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  return writeFile(file, `#!/bin/sh\nexec ${quoted} "$@"\n`, { mode: 0o755 });
}
