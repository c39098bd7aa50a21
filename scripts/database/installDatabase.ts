import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runQuietly } from '../processes/runQuietly';

/** Initializes an empty data folder once; an interrupted initialization is discarded and repeated. */
export async function installDatabase(directory: string): Promise<void> {
  const data = path.join(directory, 'data');
  if (existsSync(data)) return;
  const unfinished = path.join(directory, 'data.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  const isRoot = process.getuid?.() === 0;
  await runQuietly('mariadb-install-db', [
    '--no-defaults',
    ...(isRoot ? ['--user=root'] : []),
    `--datadir=${unfinished}`,
    `--tmpdir=${await temporaryFolder(directory)}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    '--force',
  ]);
  await rename(unfinished, data);
}

/** Not the system's folder: a starting server deletes temporary tables it finds there, including other servers'. */
export async function temporaryFolder(directory: string): Promise<string> {
  const folder = path.join(directory, 'tmp');
  await mkdir(folder, { recursive: true });
  return folder;
}
