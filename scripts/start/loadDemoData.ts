import pino from 'pino';
import { readConfig } from '../../api/base/config/config';
import { muteRuntimeWarning } from '../../api/base/config/nodeVersion';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { prepareSchema } from '../../api/entities/prepareSchema';
import { runScript } from '../setup/runScript.mjs';

await runScript(async () => {
  muteRuntimeWarning();
  const { createApi } = await import('../../api/createApi');
  const { seedDemoData } = await import('../../seeds/seed');
  const config = readConfig();
  const db = connectDatabase(config.databaseUrl, { poolSize: config.poolSize });
  try {
    await prepareSchema(db);
    const api = await createApi({ config, db, log: pino({ level: config.logLevel }) });
    try {
      await seedDemoData(api);
    } finally {
      // Its job runner would keep the process alive after a failure.
      await api.close();
    }
  } finally {
    await db.destroy();
  }
});
