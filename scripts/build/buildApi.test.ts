import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../api/platform/testing/database';
import { freePort } from '../bench/freePort';
import { startNode, stopChild } from '../processes/children';
import { untilReady } from '../start/untilReady';
import { buildApi, compiledApi } from './buildApi';

const database = useTestDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-compiled-'));
  await buildApi();
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

test('the compiled API finds its migrations, pages and texts', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { child, outcome } = startNode([compiledApi], {
    env: {
      ...process.env,
      PORT: String(port),
      ORIGIN: origin,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
  });
  try {
    await untilReady(port, outcome);
    const page = await fetch(`${origin}/oidc/registration`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Plumbline')]);
    const script = /src="([^"]+\.js)"/.exec(await (await fetch(`${origin}/oidc/registration`)).text())?.[1];
    expect((await fetch(new URL(script ?? '/none', origin))).status).toBe(200);
    expect((await fetch(`${origin}/api/equipments`)).status).toBe(401);
    // Longer than usual proxies keep idle connections.
    expect(await headersOf(`${origin}/api/health`)).toMatchObject({ 'keep-alive': 'timeout=75' });
  } finally {
    await stopChild(child);
  }
});

/** `fetch` hides those of the connection. */
const headersOf = (url: string): Promise<IncomingHttpHeaders> =>
  new Promise((resolve, reject) => {
    get(url, { agent: new Agent({ keepAlive: true }) }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers));
    }).once('error', reject);
  });

test('the compiled report worker starts and checks a template', async () => {
  const worker = fork(path.join(path.dirname(compiledApi), 'reportWorker.mjs'), {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, PLUMBLINE_REPORT_FOLDER: folder, PLUMBLINE_REPORT_TIMEOUT: '60000' },
  });
  const job = { template: new Uint8Array([1, 2]), context: {}, language: 'pl-PL', attachments: [] };
  const answer = await new Promise((resolve) => {
    worker.on('message', (message: { type: string }) => {
      if (message.type === 'ready') worker.send({ type: 'render', id: 1, job });
      else resolve(message);
    });
  });
  // LibreOffice writes into the folder until it has ended.
  const ended = once(worker, 'exit');
  worker.disconnect();
  await ended;
  expect(answer).toMatchObject({ type: 'failed', code: 'TEMPLATE_NOT_A_DOCUMENT' });
});
