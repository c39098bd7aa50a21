import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAnswers } from './compressAnswers';
import { listenLocally } from './testing/listenLocally';

const long = Array.from({ length: 100 }, (_, place) => ({ name: `Fachbodenregal Lager Süd ${place}` }));
const web = express();
let origin = '';
let close: () => Promise<void>;
beforeAll(async () => {
  web.use(compressAnswers());
  web.get('/long', (_req, res) => void res.json(long));
  web.get('/short', (_req, res) => void res.json([1]));
  web.get('/file', (_req, res) => void res.set('Cache-Control', 'no-transform').json(long));
  web.get('/picture', (_req, res) => void res.type('png').send(Buffer.alloc(5000)));
  ({ origin, close } = await listenLocally(web));
});
afterAll(() => close());

const get = (path: string, encoding = 'gzip') =>
  fetch(`${origin}${path}`, { headers: { 'accept-encoding': encoding } });

it('sends a long answer compressed to who can unpack it', async () => {
  const response = await get('/long');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.json()).toEqual(long);
});

it.each([
  ['/long', 'identity'],
  ['/short', 'gzip'],
  ['/file', 'gzip'],
  ['/picture', 'gzip'],
])('leaves %s as it is for %s', async (path, encoding) => {
  const response = await get(path, encoding);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBeNull();
});
