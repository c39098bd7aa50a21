import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../context/context';
import { serveAdmin } from './serveAdmin';
import { listenLocally } from './testing/listenLocally';

let folder = '';
let close: () => Promise<void>;
let origin = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'screens-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<title></title>');
  await writeFile(path.join(folder, 'icon.svg'), '<svg/>');
  const web = express();
  const api = { web, config: { screensDir: folder } } as unknown as Api; // it asks no more than this
  serveAdmin(api, async (req, page) =>
    page.replace('<title></title>', `<title>${req.headers['x-forwarded-host'] ?? 'own'}</title>`),
  );
  ({ origin, close } = await listenLocally(web));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const ask = (address: string, host?: string) =>
  fetch(`${origin}${address}`, host ? { headers: { 'x-forwarded-host': host } } : {});

it('gives each visitor the page in the looks meant for that visitor, and no cache in between keeps it', async () => {
  for (const address of ['/', '/equipments/overview', '/index.html', '/index.html/afterlogin']) {
    expect(await (await ask(address, 'regalwerk.example')).text()).toBe('<title>regalwerk.example</title>');
    const own = await ask(address);
    expect(await own.text()).toBe('<title>own</title>');
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect(own.headers.get('vary')).toBe('Host, Cookie');
  }
});

it('gives the service worker the page that names nobody: it is kept for everybody of the browser', async () => {
  const kept = await ask('/index.html?__WB_REVISION__=abc', 'regalwerk.example');
  expect(await kept.text()).toBe('<title></title>');
});

it('gives files as they are', async () => {
  expect(await (await ask('/icon.svg')).text()).toBe('<svg/>');
  expect((await ask('/assets/gone.js')).status).toBe(404);
});
