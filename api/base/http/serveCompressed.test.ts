import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveCompressed } from './serveCompressed';
import { listenLocally } from './testing/listenLocally';

const source = 'const word = "Prüfung";\n'.repeat(400);
const web = express();
let origin = '';
let close: () => Promise<void>;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-assets-'));
  await writeFile(path.join(folder, 'main-x1.js'), source);
  await writeFile(path.join(folder, 'logo.png'), 'picture');
  web.use('/assets', serveCompressed(folder));
  web.use((_req, res) => void res.status(404).send('next'));
  ({ origin, close } = await listenLocally(web));
});
afterAll(() => close());

const get = (name: string, encoding: string) =>
  fetch(`${origin}/assets/${name}`, { headers: { 'accept-encoding': encoding } });

it.each(['br', 'gzip'])('sends what the browser can unpack: %s', async (encoding) => {
  const response = await get('main-x1.js', encoding);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe(source);
});

it('leaves everything else to the person who comes next', async () => {
  expect(await (await get('main-x1.js', 'identity')).text()).toBe('next');
  for (const name of ['logo.png', 'gone.js', '..%2Fpackage.js', 'a/b.js'])
    expect((await get(name, 'br')).status).toBe(404);
});
