import { createServer } from 'node:http';
import pino from 'pino';
import { readConfig } from './config';
import { connectDatabase } from './connectDatabase';
import { createApi } from './createApi';
import { migrate } from './migrate';

/** Starts the API process: settings, database, migrations, routes; SIGTERM and SIGINT let running requests finish. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const db = connectDatabase(config.databaseUrl, { poolSize: config.poolSize });
  await migrate(db);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, resolve);
  });
  const api = await createApi({ config, db, log });
  server.on('request', api.web);
  log.info({ port: config.port, origin: config.origin }, 'ready');
  const stop = () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
    server.once('close', () => { void api.close().then(() => db.destroy()).then(() => process.exit(0)); });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
