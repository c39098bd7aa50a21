import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runQuietly } from '../processes/runQuietly';

/** Lays out an empty data folder once; a layout cut off half-way is thrown away and made anew. */
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

/** Not the system's: each server that starts clears away the temporary tables it finds, also those of others. */
export async function temporaryFolder(directory: string): Promise<string> {
  const folder = path.join(directory, 'tmp');
  await mkdir(folder, { recursive: true });
  return folder;
}
