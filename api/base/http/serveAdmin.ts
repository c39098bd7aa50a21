import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type Request, type RequestHandler } from 'express';
import type { Api } from '../context/context';
import { serveCompressed } from './serveCompressed';

/** Serves the built admin; addresses that are no file get the page. `dress` inserts the broker's brand. */
export function serveAdmin(api: Api, dress: (req: Request, page: string) => Promise<string>): void {
  const { screensDir } = api.config;
  if (!existsSync(screensDir)) {
    api.log.warn('the admin is not built; only the API answers');
    return;
  }
  const page: RequestHandler = async (req, res) => {
    const plain = await readFile(path.join(screensDir, 'index.html'), 'utf8');
    // The page depends on host and cookie and must not be cached for others.
    res.set({ 'Cache-Control': 'private, no-cache', Vary: 'Host, Cookie' }).type('html');
    res.send(await dress(req, plain));
  };
  // The service worker fetches the page under this name with its revision and caches it for all users of the browser.
  api.web.get('/index.html', (req, res, next) =>
    req.query.__WB_REVISION__ === undefined ? page(req, res, next) : next(),
  );
  api.web.use('/assets', serveCompressed(path.join(screensDir, 'assets')));
  api.web.use(
    express.static(screensDir, {
      index: false,
      setHeaders: (res, file) => {
        // Built assets have a hash in their name; page, worker and manifest must be revalidated.
        res.setHeader(
          'Cache-Control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    }),
  );
  // A missing chunk after an update must be 404: the browser would cache the page as the script.
  api.web.get(/^\/(?!api\/|oidc\/|oauth\/|assets\/).*/, page);
}
