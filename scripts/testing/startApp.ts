import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildApi, compiledApi } from '../build/buildApi';
import { startThrowAwayDatabase } from '../database/startThrowAwayDatabase';
import { root, startNode, stopChild } from '../processes/children';
import { buildAdmin } from '../start/buildAdmin';
import { untilReady } from '../start/untilReady';
import { demoParts } from './prepareDemo';

export interface RunningApp {
  /** Address for the browser; the port stays the same across restarts. */
  origin: string;
  databaseUrl: string;
  dataDirectory: string;
  /** Its own copy of the screens, into which a test may put a newer version. */
  screensDirectory: string;
  /** Stops the server gracefully; the database keeps running. */
  stopServer(): Promise<void>;
  /** Kills the server with SIGKILL. */
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  /** Stops everything and deletes its data. */
  stop(): Promise<void>;
}

/**
 * The whole product on a free port and a temporary database, with the demo data of `prepareDemo` if its folder is given:
 * for journeys and measurements.
 */
export async function startApp({
  demo = undefined as string | undefined,
  withScreens = true,
  forTests = true,
  env: extra = {} as NodeJS.ProcessEnv,
} = {}): Promise<RunningApp> {
  const prepared = demo ? demoParts(demo) : undefined;
  const server = await startThrowAwayDatabase({ forTests, copyOf: prepared?.database });
  const dataDirectory = path.join(server.directory, 'app');
  const screensDirectory = path.join(server.directory, 'screens');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    LOG_LEVEL: 'warn',
    ...process.env,
    PORT: String(port),
    ORIGIN: origin,
    DATABASE_URL: await server.open('plumbline'),
    DATA_DIR: dataDirectory,
    SCREENS_DIR: screensDirectory,
    ...extra,
  };
  let app: ReturnType<typeof startNode> | undefined;

  const startServer = async () => {
    app = startNode([compiledApi], { env });
    await untilReady(port, app.outcome);
  };
  const stopServer = async () => {
    if (app) await stopChild(app.child);
  };
  const stop = async () => {
    await stopServer();
    await server.stop();
  };
  try {
    await Promise.all([
      buildApi(),
      withScreens ? copyScreens(screensDirectory) : undefined,
      prepared ? cp(prepared.files, dataDirectory, { recursive: true }) : mkdir(dataDirectory),
    ]);
    await startServer();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    databaseUrl: env.DATABASE_URL,
    dataDirectory,
    screensDirectory,
    stopServer,
    startServer,
    stop,
    async killServer() {
      app?.child.kill('SIGKILL');
      await app?.outcome;
    },
  };
}

async function copyScreens(directory: string): Promise<void> {
  await buildAdmin();
  await cp(path.join(root, 'admin/dist'), directory, { recursive: true });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
