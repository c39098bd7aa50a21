import { readConfig } from '../api/base/config/config';
import { connectDatabase } from '../api/base/database/connectDatabase';
import { migrate } from '../api/base/database/migrate';
import { makeProviderAdmin } from '../api/platform/auth/makeProviderAdmin';
import { dataDirectory, openDatabase } from './database/openDatabase';
import { runScript } from './setup/runScript.mjs';

/** `npm run provider -- <email>`: creates an administrator of the provider and prints the link to set the password. */
await runScript(async () => {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('Say who: npm run provider -- <email>');
  const database = await openDatabase();
  const db = connectDatabase(database.url, { poolSize: 2 });
  try {
    await migrate(db);
    const config = readConfig({ ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDirectory() });
    const link = await makeProviderAdmin({ db, config, now: new Date() }, email);
    process.stdout.write(`${link}\n`);
  } finally {
    await db.destroy();
    await database.stop();
  }
});
