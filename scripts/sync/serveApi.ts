import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import pino from 'pino';
import { readConfig } from '../../api/base/config/config';
import { createApi } from '../../api/createApi';

interface ServedApi {
  origin: string;
  close: () => Promise<void>;
}

/** The product's API on a free port, as with `npm start`. */
export async function serveApi(db: Knex, databaseUrl: string, dataDir: string): Promise<ServedApi> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other
  const origin = `http://127.0.0.1:${port}`;
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    ORIGIN: origin,
    SECRET: 'a secret for tests only',
  });
  const api = await createApi({ config, db, log: pino({ level: 'silent' }) });
  server.on('request', api.web);
  return { origin, close: () => closeAll(server, api.close) };
}

async function closeAll(server: Server, closeApi: () => Promise<void>): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await closeApi();
}
