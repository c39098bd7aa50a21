import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RefreshedSession } from '@plumbline/resources/rules/auth/session';
import express from 'express';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Config, readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { handleErrors } from '../../../base/errors/handleErrors';
import { listenLocally } from '../../../base/http/testing/listenLocally';
import { configureLicences } from '../../../domains/licences/configureLicences';
import { type TestDatabase, useTestDatabase } from '../../testing/database';
import { authenticate } from '../authenticate';
import { configureSignIn } from '../configureSignIn';
import { type Browser, follow, openBrowser } from './browser';
import { password } from './people';

export interface SignInServer extends Pick<TestDatabase, 'db'> {
  readonly api: Api;
  readonly origin: string;
  /** Advances the server's clock, in seconds. */
  wait: (seconds: number) => void;
  /** Another process on the same database and the same address, as behind a proxy. */
  start: (settings?: Partial<Config>) => Promise<Api>;
}

/** Sign-in alone behind a real socket, with a clock of its own and `/api/whoami`, which returns the actor. */
export function useSignInServer(settings: () => Partial<Config> = () => ({})): SignInServer {
  const database = useTestDatabase();
  const closers: (() => Promise<unknown>)[] = [];
  let running: Api | undefined;
  const said: string[] = [];
  let ahead = 0;

  const start = async (own: Partial<Config> = {}): Promise<Api> => {
    const { server, port, origin, close } = await listenLocally();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'sign-in-'));
    closers.push(async () => {
      await close();
      await rm(dataDir, { recursive: true });
    });
    const config = {
      ...readConfig({
        DATABASE_URL: database.url,
        PORT: String(port),
        ORIGIN: origin,
        DATA_DIR: dataDir,
        SECRET: 'a secret for tests only',
        // Not the admin that this machine may have built.
        SCREENS_DIR: path.join(dataDir, 'screens'),
      }),
      unlockIterations: 1_000, // of no password that is worth guessing
      ...settings(),
      ...own,
    };
    const web = express();
    const api: Api = {
      config,
      db: database.db,
      log: pino({ level: 'warn' }, { write: (line) => said.push(line) }),
      now: () => new Date(Date.now() + ahead * 1000),
      web: web as Api['web'], // sign-in needs Express alone
      onClose: (close) => closers.push(async () => close()),
    } as Api; // whatever else other domains need
    configureLicences();
    await configureSignIn(api);
    web.use('/api', authenticate(api));
    web.get('/api/whoami', (req, res) => {
      res.json(req.feathers?.actor ?? null);
    });
    web.use(handleErrors(api.log));
    server.on('request', web);
    return api;
  };

  beforeAll(async () => {
    running = await start();
  });
  // Failed sign-ins disclose little to the browser; the reason is in the log only.
  beforeEach(({ onTestFailed }) => {
    said.length = 0;
    onTestFailed(() => void process.stderr.write(`The server said:\n${said.join('')}`));
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  return {
    get db() {
      return database.db;
    },
    get api() {
      if (!running) throw new Error('The server runs only inside tests and hooks.');
      return running;
    },
    get origin() {
      return this.api.config.origin;
    },
    wait(seconds) {
      ahead += seconds;
    },
    start,
  };
}

/** Opens the sign-in page; `url` is the address of its form. */
export async function openSignIn(browser: Browser, query = ''): Promise<{ page: string; url: string }> {
  const { response, url } = await follow(browser, await browser.get(`/api/oauth/issuer${query}`));
  return { page: await response.text(), url };
}

/** Signs in by the whole flow and returns the browser after it. */
export async function signIn(
  server: SignInServer,
  email: string,
  word = password,
): Promise<{ browser: Browser; url: string }> {
  const browser = openBrowser(server.origin);
  const { url } = await openSignIn(browser);
  const end = await follow(browser, await browser.post(url, { email, password: word }));
  return { browser, url: end.url };
}

export async function refresh(browser: Browser): Promise<RefreshedSession> {
  const response = await browser.call('POST', '/api/session/refresh');
  const answer = await response.text();
  if (response.status !== 200 || !answer.includes('accessToken'))
    throw new Error(`refresh answered ${response.status} ${answer}`);
  return JSON.parse(answer) as RefreshedSession; // the answer under test
}
