import path from 'node:path';
import pino from 'pino';
import { readConfig } from '../../api/config';
import { connectDatabase } from '../../api/connectDatabase';
import type { Api } from '../../api/context';
import { createApi } from '../../api/createApi';
import { migrate } from '../../api/migrate';
import { root } from '../processes/children';
import { runScript } from '../setup/runScript.mjs';

interface DemoData {
  seedDemoData(api: Api): Promise<void>;
}

await runScript(async () => {
  const config = readConfig();
  const db = connectDatabase(config.databaseUrl, { poolSize: config.poolSize });
  try {
    await migrate(db);
    const api = await createApi({ config, db, log: pino({ level: config.logLevel }) });
    const { seedDemoData }: DemoData = await import(path.join(root, 'seeds/seed.ts'));
    await seedDemoData(api);
    await api.close();
  } finally {
    await db.destroy();
  }
});
