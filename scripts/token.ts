import { connectDatabase } from '../api/base/database/connectDatabase';
import { migrate } from '../api/base/database/migrate';
import { issueDemoToken } from '../api/platform/auth/issueDemoToken';
import { openDatabase } from './database/openDatabase';
import { runScript } from './setup/runScript.mjs';

/** `npm run token -- <email>`: prints a personal API token of a demo user, and nothing else. */
await runScript(async () => {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('Say whose token: npm run token -- <email>');
  const database = await openDatabase();
  const db = connectDatabase(database.url, { poolSize: 2 });
  try {
    await migrate(db);
    process.stdout.write(`${await issueDemoToken(db, email, new Date())}\n`);
  } finally {
    await db.destroy();
    await database.stop();
  }
});
