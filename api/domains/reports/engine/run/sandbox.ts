import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compiledFolder } from '../../../../base/config/compiledFolder';

/** What a program in the sandbox gets to see and to write, beside the system's programs and libraries. */
export interface SandboxView {
  /** Its own folder: home, temporary files and what it converts. It must exist. */
  folder: string;
  /** A file with its user, in the format of /etc/passwd: LibreOffice asks for it. */
  users: string;
  /** Read-only. */
  shown: readonly string[];
}

/** Programs, libraries, fonts. Not /etc, where passwords may lie, nor the product's settings and data. */
const system = [
  '/usr',
  '/lib',
  '/lib32',
  '/lib64',
  '/bin',
  '/sbin',
  '/etc/fonts',
  '/etc/libreoffice',
  '/etc/ld.so.cache',
  '/etc/alternatives',
  '/var/cache/fontconfig',
];

/**
 * The command to put before a program, so that it has no network, sees no other process, no file but these, and ends with
 * everything it started when it is killed or its parent ends.
 */
export function sandboxCommand({ folder, users, shown }: SandboxView): string[] {
  const readOnly = [...system, ...shown].flatMap((place) => ['--ro-bind-try', place, place]);
  return [
    'bwrap',
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ...['--proc', '/proc', '--dev', '/dev', '--size', String(limits.temporary), '--tmpfs', '/tmp'],
    ...readOnly,
    ...['--ro-bind', users, '/etc/passwd', '--bind', folder, folder, '--chdir', folder],
    ...[
      'prlimit',
      `--data=${allowed('data', limits.memory)}`,
      `--fsize=${allowed('file', limits.file)}`,
      '--core=0',
    ],
  ];
}

const giga = 1024 ** 3;

/**
 * Of each process: memory it may write to, one file it writes. Time is the pool's business, since a worker lives long; the
 * number of processes cannot be limited here, as the system counts those of the user everywhere.
 */
const limits = { memory: 4 * giga, file: giga, temporary: giga / 4 };

/** Where the machine allows less, asking for more would be refused. */
function allowed(kind: 'data' | 'file', wanted: number): number {
  const [, hardest = ''] =
    new RegExp(`^Max ${kind} size +\\S+ +(\\d+)`, 'm').exec(readFileSync('/proc/self/limits', 'latin1')) ??
    [];
  return hardest === '' ? wanted : Math.min(wanted, Number(hardest));
}

/** What Node needs to run the product's code; in the sources also what translates them. */
export function codePlaces(): string[] {
  const root = compiledFolder
    ? path.resolve(compiledFolder, '../..')
    : path.resolve(import.meta.dirname, '../../../../..');
  const inRoot = ['api', 'resources', 'node_modules', 'package.json', 'tsconfig.json'];
  return [process.execPath, ...inRoot.map((name) => path.join(root, name))];
}
