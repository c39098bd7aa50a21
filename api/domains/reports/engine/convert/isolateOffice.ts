import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Office } from './findOffice';

const run = promisify(execFile);

/**
 * Writes a `soffice.bin` and a `python3` that start the real ones, and gives their folder. LibreOffice is shut away as far
 * as this machine allows, and dies with the process that started it, so that none is left over however that one ends.
 */
export async function isolateOffice({ program, python }: Office, folder: string): Promise<string> {
  const binaries = path.join(folder, 'bin');
  await mkdir(binaries, { recursive: true });
  const shell = await strongest(shells(program, folder));
  await script(path.join(binaries, 'soffice.bin'), [...shell, program]);
  await script(path.join(binaries, 'python3'), [python]);
  return binaries;
}

async function strongest(candidates: string[][]): Promise<string[]> {
  for (const shell of candidates) {
    const [command = '', ...args] = [...shell, 'true'];
    const works = await run(command, args).then(
      () => true,
      () => false,
    );
    if (works) return shell;
  }
  return [];
}

/** From the strongest to the weakest: no network and no foreign files; no network; nothing but the common end. */
function shells(program: string, folder: string): string[][] {
  const dieWithParent = ['setpriv', '--pdeathsig', 'KILL'];
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
  const written = ['--bind', '/tmp', '/tmp', '--bind', folder, folder];
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
    ['unshare', '--user', '--map-root-user', '--net', ...dieWithParent],
    dieWithParent,
  ];
}

function script(file: string, command: string[]): Promise<void> {
  const quoted = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  return writeFile(file, `#!/bin/sh\nexec ${quoted} "$@"\n`, { mode: 0o755 });
}
