import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Office } from './findOffice';
import { officeBridge } from './officeBridge';

const run = promisify(execFile);

/**
 * Writes a `soffice.bin` and a `python3` that start the real ones, and returns their folder. LibreOffice is isolated as
 * far as the machine allows and dies with its parent process, so that none is orphaned.
 */
export async function isolateOffice(office: Office, folder: string): Promise<string> {
  const [strongest] = await workingIsolations(office, folder);
  return writePrograms(office, folder, strongest ?? []);
}

/** Folder with a `soffice.bin` that runs the real one behind the command `isolation`, and a `python3` for the bridge. */
export async function writePrograms(
  { program, python }: Office,
  folder: string,
  isolation: string[],
): Promise<string> {
  const binaries = path.join(folder, 'bin');
  await mkdir(binaries, { recursive: true });
  await script(path.join(binaries, 'soffice.bin'), [...isolation, program]);
  const bridge = path.join(binaries, 'officeBridge.py');
  await writeFile(bridge, officeBridge);
  // Carbone names its own program first.
  await script(path.join(binaries, 'python3'), [python, bridge], 'shift');
  return binaries;
}

/** The isolation commands that work on this machine, the strongest first. */
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

/** Whether LibreOffice starts behind a command; a timeout counts as no. */
export function starts(program: string, isolation: readonly string[]): Promise<boolean> {
  const [command = '', ...args] = [...isolation, program, '--version'];
  return run(command, args, { timeout: 60_000, killSignal: 'SIGKILL' }).then(
    () => true,
    () => false,
  );
}

/**
 * The passwd file visible to LibreOffice. It puts its user id into the name of its pipe only if it finds the user's
 * entry, and Python outside of the sandbox expects that name.
 */
export function ownUser(): string {
  try {
    const { uid, gid } = userInfo();
    return `office:x:${uid}:${gid}::/nonexistent:/bin/false\n`;
  } catch {
    // In a container the user id may have no passwd entry.
    return '';
  }
}

export const dieWithParent = ['setpriv', '--pdeathsig', 'KILL'];

/** From strongest to weakest: no network and no other files; no network; only killed with its parent. */
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
  // LibreOffice and Python connect through a socket in /tmp.
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

function script(file: string, command: string[], before = ''): Promise<void> {
  const quoted = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  return writeFile(file, `#!/bin/sh\n${before}\nexec ${quoted} "$@"\n`, { mode: 0o755 });
}
