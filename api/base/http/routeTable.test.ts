import express, { type Express, type RequestHandler } from 'express';
import { expect, test } from 'vitest';
import { routeTable } from './routeTable';
import { listenLocally } from './testing/listenLocally';

/** What the routes answer. */
async function ask(mount: (web: Express) => void, path: string, method = 'GET') {
  const web = express();
  web.use(routeTable(web));
  mount(web);
  const { origin, close } = await listenLocally(web);
  const answer = await fetch(`${origin}${path}`, { method });
  const text = await answer.text();
  await close();
  return { status: answer.status, text };
}

const say =
  (word: string): RequestHandler =>
  (req, res) =>
    void res.send(`${word} ${JSON.stringify(req.params)} ${req.route?.path}`);

test('a route is found by its words and parameters', async () => {
  const mount = (web: Express) => {
    web.post('/api/things/:id/close', say('close'));
    web.get('/api/things/:id/parts/:part', say('part'));
  };
  expect(await ask(mount, '/api/things/a%20b/close', 'POST')).toMatchObject({
    text: 'close {"id":"a b"} /api/things/:id/close',
  });
  expect(await ask(mount, '/api/things/1/parts/2?x=3')).toMatchObject({
    text: 'part {"id":"1","part":"2"} /api/things/:id/parts/:part',
  });
  expect(await ask(mount, '/api/things/1/close')).toMatchObject({ status: 404 });
  expect(await ask(mount, '/api/things/%E0%A4%A/close', 'POST')).toMatchObject({ status: 400 });
});

test('of two routes for one path the first that was mounted answers', async () => {
  const word = (web: Express) => web.get('/api/things/export', say('word'));
  const parameter = (web: Express) => web.get('/api/things/:id', say('parameter'));
  const both = (first: (web: Express) => void, second: (web: Express) => void) => (web: Express) => {
    first(web);
    second(web);
  };
  expect((await ask(both(word, parameter), '/api/things/export')).text).toMatch(/^word/);
  expect((await ask(both(word, parameter), '/api/things/7')).text).toMatch(/^parameter/);
  expect((await ask(both(parameter, word), '/api/things/export')).text).toMatch(/^parameter/);
});

test('what stands before a route, or may pass it on, is not skipped', async () => {
  const guarded = (web: Express) => {
    web.use('/api/guarded', (_req, res) => void res.send('guard'));
    web.get('/api/guarded/door', say('door'));
  };
  expect((await ask(guarded, '/api/guarded/door')).text).toBe('guard');
  let passed = 0;
  const passing = (web: Express) => {
    web.get('/api/things', (_req, _res, next) => {
      passed += 1;
      next();
    });
    web.get('/api/things', say('second'));
  };
  expect((await ask(passing, '/api/things')).text).toMatch(/^second/);
  expect(passed).toBe(1);
});

test('an error of a handler reaches the last handler', async () => {
  const mount = (web: Express) => {
    web.get('/api/broken', async () => {
      throw new Error('broken');
    });
    const handle: express.ErrorRequestHandler = (error, _req, res, _next) =>
      void res.status(500).send(error.message);
    web.use(handle);
  };
  expect(await ask(mount, '/api/broken')).toMatchObject({ status: 500, text: 'broken' });
});
