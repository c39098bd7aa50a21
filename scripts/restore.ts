import { restore } from '../api/platform/backup/restore';
import { dataDirectory, openDatabase } from './database/openDatabase';
import { runScript } from './setup/runScript.mjs';

/** `npm run restore -- <folder>`: restores a backup into an empty database and an empty DATA_DIR. */
await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Say from where: npm run restore -- <folder>');
  const database = await openDatabase();
  try {
    const { takenAt, tables } = await restore(folder, {
      databaseUrl: database.url,
      dataDir: dataDirectory(),
    });
    console.log(`Restored ${tables.length} tables as they were at ${takenAt}; npm start runs on them.`);
  } finally {
    await database.stop();
  }
});
