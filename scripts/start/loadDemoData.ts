import pino from 'pino';
import { readConfig } from '../../api/base/config/config';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { migrate } from '../../api/base/database/migrate';
import { createApi } from '../../api/createApi';
import { seedDemoData } from '../../seeds/seed';
import { runScript } from '../setup/runScript.mjs';

await runScript(async () => {
  const config = readConfig();
  const db = connectDatabase(config.databaseUrl, { poolSize: config.poolSize });
  try {
    await migrate(db);
    const api = await createApi({ config, db, log: pino({ level: config.logLevel }) });
    await seedDemoData(api);
    await api.close();
  } finally {
    await db.destroy();
  }
});
