import { createServer, type RequestListener } from 'node:http';
import pino from 'pino';
import { readConfig } from './base/config/config';
import { muteRuntimeWarning, nodeNotice } from './base/config/nodeVersion';
import { connectDatabase } from './base/database/connectDatabase';
import { prepareSchema } from './entities/prepareSchema';

/** Request timeout in milliseconds: uploads over a slow connection take longer than Node's default of five minutes. */
const longestRequest = 3_600_000;
/**
 * Milliseconds an idle connection is kept. Longer than proxies keep theirs (nginx 60 s, AWS 60 s): one that sends on a
 * connection this side is just closing answers 502, and does not repeat a POST.
 */
const idleConnection = 75_000;

/** Starts the API process: settings, database, migrations, routes; SIGTERM and SIGINT let running requests finish. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const notice = nodeNotice(process.version, new Date());
  if (notice) log.warn(notice);
  muteRuntimeWarning();
  const db = connectDatabase(config.databaseUrl, { poolSize: config.poolSize });
  await prepareSchema(db);
  // The server listens before the routes are configured, as the issuer must be reachable meanwhile; early requests get
  // 503.
  let answer: RequestListener = notYet;
  const server = createServer(
    { requestTimeout: longestRequest, keepAliveTimeout: idleConnection },
    (req, res) => answer(req, res),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, resolve);
  });
  const { createApi } = await import('./createApi');
  const api = await createApi({ config, db, log });
  answer = api.web;
  log.info({ port: config.port, origin: config.origin }, 'ready');
  const stop = () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5000).unref();
    server.once('close', () => {
      void api
        .close()
        .then(() => db.destroy())
        .then(() => process.exit(0));
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const notYet: RequestListener = (_req, res) => {
  res
    .writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
    .end(JSON.stringify({ code: 'NOT_READY', message: 'NOT_READY', data: {} }));
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
