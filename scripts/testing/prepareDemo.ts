import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { startDatabase } from '../database/startDatabase';
import { throwAwayFolder } from '../database/startThrowAwayDatabase';
import { ensureDemoData } from '../start/ensureDemoData';

/** Names the folder of `prepareDemo` to the processes of a run. */
export const demoFolderVariable = 'PLUMBLINE_TEST_DEMO';

export const demoParts = (folder: string) => ({
  database: folder,
  /** The files of the app, as in DATA_DIR. */
  files: path.join(folder, 'app'),
});

/** Loads the demo data into a database that is stopped afterwards, for `startApp` to copy; loading takes half a minute. */
export async function prepareDemo(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await throwAwayFolder();
  const { database, files } = demoParts(folder);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(files);
    const server = await startDatabase({ directory: database, forTests: true });
    try {
      const env = { ...process.env, DATABASE_URL: await server.open('plumbline'), DATA_DIR: files };
      await ensureDemoData({ env: { LOG_LEVEL: 'warn', ...env }, isPrivate: true });
    } finally {
      await server.stop();
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
