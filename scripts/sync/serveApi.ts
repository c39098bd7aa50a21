import type { Knex } from 'knex';
import pino from 'pino';
import { readConfig } from '../../api/base/config/config';
import { listenLocally } from '../../api/base/http/testing/listenLocally';
import { createApi } from '../../api/createApi';

interface ServedApi {
  origin: string;
  close: () => Promise<void>;
}

/** The product's API on a free port, as with `npm start`. */
export async function serveApi(db: Knex, databaseUrl: string, dataDir: string): Promise<ServedApi> {
  const { server, port, origin, close } = await listenLocally();
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    ORIGIN: origin,
    SECRET: 'a secret for tests only',
  });
  const api = await createApi({ config, db, log: pino({ level: 'silent' }) });
  server.on('request', api.web);
  return {
    origin,
    close: async () => {
      await close();
      await api.close();
    },
  };
}
