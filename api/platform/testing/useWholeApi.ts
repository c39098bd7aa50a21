import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../base/config/config';
import { createApi, type RunningApi } from '../../createApi';
import type { TestDatabase } from './database';

/** The complete API behind its own socket; `before` runs before any domain has registered hooks. */
export function useWholeApi(database: TestDatabase, before: () => Promise<void> = async () => {}) {
  let server: Server | undefined;
  let running: RunningApi | undefined;
  let dataDir = '';

  beforeAll(async () => {
    await before();
    const listening = createServer();
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const { port } = listening.address() as AddressInfo; // a TCP server has no other
    dataDir = await mkdtemp(path.join(tmpdir(), 'whole-api-'));
    const config = readConfig({
      DATABASE_URL: database.url,
      ORIGIN: `http://127.0.0.1:${port}`,
      PORT: String(port),
      DATA_DIR: dataDir,
    });
    running = await createApi({ config, db: database.db, log: pino({ level: 'silent' }) });
    listening.on('request', running.web);
  });
  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await running?.close();
    await rm(dataDir, { recursive: true });
  });
  return {
    api(): RunningApi {
      if (!running) throw new Error('The API runs from beforeAll on.');
      return running;
    },
  };
}
