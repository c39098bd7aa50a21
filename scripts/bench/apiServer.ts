import { createServer } from 'node:http';
import pino from 'pino';
import { readConfig } from '../../api/base/config/config';
import { connectDatabase } from '../../api/base/database/connectDatabase';
import { createApi } from '../../api/createApi';
import { heldBytes } from './heldBytes';

/**
 * The API as in production, on a free port; prints the port, and answers every message of its parent with its heap
 * size after a garbage collection. Settings: DATABASE_URL, DATA_DIR.
 */
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
process.on('message', () => process.send?.(heldBytes()));
process.once('SIGTERM', () => process.exit(0));
