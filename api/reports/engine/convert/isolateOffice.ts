import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Office } from './findOffice';

const run = promisify(execFile);

/** `bwrap`: neither network nor foreign files; `unshare`: no network; `none`: as any program. */
export type Isolation = 'bwrap' | 'unshare' | 'none';

/**
 * Writes a `soffice.bin` and a `python3` that start the real ones, and gives their folder. LibreOffice is shut away as far
 * as this machine allows, and dies with the process that started it, so that none is left over however that one ends.
 */
export async function isolateOffice(
  { program, python }: Office,
  folder: string,
): Promise<{ binaries: string; isolation: Isolation }> {
  const binaries = path.join(folder, 'bin');
  await mkdir(binaries, { recursive: true });
  const { isolation, shell } = await strongest(program, folder);
  await script(path.join(binaries, 'soffice.bin'), [...shell, program]);
  await script(path.join(binaries, 'python3'), [python]);
  return { binaries, isolation };
}

interface Shell {
  isolation: Isolation;
  shell: string[];
}

async function strongest(program: string, folder: string): Promise<Shell> {
  for (const candidate of shells(program, folder)) {
    const [command = '', ...args] = [...candidate.shell, 'true'];
    const works = await run(command, args).then(
      () => true,
      () => false,
    );
    if (works) return candidate;
  }
  return { isolation: 'none', shell: [] };
}

function shells(program: string, folder: string): Shell[] {
  const dieWithParent = ['setpriv', '--pdeathsig', 'KILL'];
  const shown = [
    '/usr',
    '/lib',
    '/lib64',
    '/bin',
    '/sbin',
    '/etc/fonts',
    '/etc/libreoffice',
    '/var/cache/fontconfig',
    path.dirname(path.dirname(program)),
  ];
  return [
    {
      isolation: 'bwrap',
      shell: [
        'bwrap',
        '--unshare-net',
        '--unshare-ipc',
        '--die-with-parent',
        '--proc',
        '/proc',
        '--dev',
        '/dev',
        ...shown.flatMap((place) => ['--ro-bind-try', place, place]),
        // LibreOffice and Python meet at a socket in /tmp.
        '--bind',
        '/tmp',
        '/tmp',
        '--bind',
        folder,
        folder,
      ],
    },
    { isolation: 'unshare', shell: ['unshare', '--user', '--map-root-user', '--net', ...dieWithParent] },
    { isolation: 'none', shell: dieWithParent },
  ];
}

function script(file: string, command: string[]): Promise<void> {
  const quoted = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  return writeFile(file, `#!/bin/sh\nexec ${quoted} "$@"\n`, { mode: 0o755 });
}
