import { execFile } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Office {
  /** The real binary: `soffice` is a shell script whose child process survives a kill. */
  program: string;
  /** A Python with the `uno` module; the first one in PATH often lacks it. */
  python: string;
}

/** LibreOffice and a Python with its `uno` module; undefined if one is missing. */
export async function findOffice(): Promise<Office | undefined> {
  const program = folders()
    .map((folder) => path.join(folder, 'soffice.bin'))
    .find(isExecutable);
  if (!program) return undefined;
  const inPath = (process.env.PATH ?? '').split(':').map((folder) => path.join(folder, 'python3'));
  for (const python of [path.join(path.dirname(program), 'python'), '/usr/bin/python3', ...inPath]) {
    if (isExecutable(python) && (await speaksUno(python))) return { program, python };
  }
  return undefined;
}

function speaksUno(python: string): Promise<boolean> {
  return run(python, ['-c', 'import uno']).then(
    () => true,
    () => false,
  );
}

function folders(): string[] {
  const ownPackages = list('/opt')
    .filter((name) => /^libreoffice[\d.]+$/.test(name))
    .map((name) => `/opt/${name}/program`);
  return [...ownPackages, '/usr/lib/libreoffice/program', '/usr/lib64/libreoffice/program'];
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
