import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compiledFolder } from '../../../../base/config/compiledFolder';

/** Files that a program in the sandbox can access, besides the system's programs and libraries. */
export interface SandboxView {
  /** Its own folder, writable and existing: home, temporary files and documents. */
  folder: string;
  /** A passwd file with its user, which LibreOffice requires. */
  users: string;
  /** Read-only. */
  shown: readonly string[];
}

/**
 * Programs, libraries and fonts; no other part of /etc, where passwords may be, nor the product's settings and data.
 */
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
 * The command prefix that runs a program without network, other processes or other files, and kills it with all its
 * children when it is killed or its parent exits.
 */
export function sandboxCommand({ folder, users, shown }: SandboxView): string[] {
  const readOnly = [...system, ...shown].flatMap((place) => ['--ro-bind-try', place, place]);
  return [
    'bwrap',
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ...['--proc', '/proc', '--dev', '/dev', '--size', String(limits.temporary), '--tmpfs', '/tmp'],
    ...readOnly,
    ...['--ro-bind', users, '/etc/passwd', '--bind', folder, folder, '--chdir', folder],
    // The root is a file system in memory of its own: writable, it would hold any amount, and beside the programs.
    ...['--remount-ro', '/'],
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
 * Per process: writable memory and size of a written file. Time is limited by the pool, since workers are long-lived;
 * the number of processes cannot be limited, as it is counted per user on the whole system.
 */
const limits = { memory: 4 * giga, file: giga, temporary: giga / 4 };

/** A limit above the hard limit would be refused. */
function allowed(kind: 'data' | 'file', wanted: number): number {
  const [, hardest = ''] =
    new RegExp(`^Max ${kind} size +\\S+ +(\\d+)`, 'm').exec(readFileSync('/proc/self/limits', 'latin1')) ??
    [];
  return hardest === '' ? wanted : Math.min(wanted, Number(hardest));
}

/** Files Node needs to run the product; in a source checkout including the compiler. */
export function codePlaces(): string[] {
  const root = compiledFolder
    ? path.resolve(compiledFolder, '../..')
    : path.resolve(import.meta.dirname, '../../../../..');
  const inRoot = ['api', 'resources', 'node_modules', 'package.json', 'tsconfig.json'];
  return [process.execPath, ...inRoot.map((name) => path.join(root, name))];
}
