import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../api/base/config/config';
import { readSecret } from '../api/platform/auth/keys/readSecret';
import { backUp } from '../api/platform/backup/backUp';
import { dataDirectory, openDatabase } from './database/openDatabase';
import { runScript } from './setup/runScript.mjs';

/** `npm run backup -- <folder>`: database, files and secret, while the app runs. */
await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Say where to: npm run backup -- <folder>');
  const dataDir = dataDirectory();
  // Otherwise a new secret and an empty database would be made and backed up.
  if (!process.env.SECRET && !existsSync(path.join(dataDir, 'secret')))
    throw new Error(`${dataDir} holds no data of the app; set DATA_DIR and DATABASE_URL as the app has them`);
  const database = await openDatabase();
  try {
    const secret = await readSecret(
      readConfig({ ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }),
    );
    const { tables, files } = await backUp({ databaseUrl: database.url, dataDir, secret }, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder}: ${tables.length} tables with ${rows} rows, ${files} files, the secret`);
  } finally {
    await database.stop();
  }
});
