import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '../../base/config/config';
import { listenLocally } from '../../base/http/testing/listenLocally';
import { createApi, type RunningApi } from '../../createApi';
import type { TestDatabase } from './database';

/** The complete API behind its own socket; `before` runs before any domain has registered hooks. */
export function useWholeApi(database: TestDatabase, before: () => Promise<void> = async () => {}) {
  let close: (() => Promise<void>) | undefined;
  let running: RunningApi | undefined;
  let dataDir = '';

  beforeAll(async () => {
    await before();
    const { server, port, origin, close: closeServer } = await listenLocally();
    close = closeServer;
    dataDir = await mkdtemp(path.join(tmpdir(), 'whole-api-'));
    const config = readConfig({
      DATABASE_URL: database.url,
      ORIGIN: origin,
      PORT: String(port),
      DATA_DIR: dataDir,
    });
    running = await createApi({ config, db: database.db, log: pino({ level: 'silent' }) });
    server.on('request', running.web);
  });
  afterAll(async () => {
    await close?.();
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
