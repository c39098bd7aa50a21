import { createServer } from 'node:http';
import pino from 'pino';
import { readConfig } from '../../api/config';
import { connectDatabase } from '../../api/connectDatabase';
import { createApi } from '../../api/createApi';

/** The API as it runs, on a free port; prints the port. Settings: DATABASE_URL, DATA_DIR. */
const config = readConfig();
const api = await createApi({
  config,
  db: connectDatabase(config.databaseUrl, { poolSize: config.poolSize }),
  log: pino({ level: 'warn' }),
});
const server = createServer(api.web).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
process.once('SIGTERM', () => process.exit(0));
