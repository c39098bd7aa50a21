import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type Request, type RequestHandler } from 'express';
import type { Api } from '../context/context';
import { serveCompressed } from './serveCompressed';

/**
 * Serves the built admin; every address that is no file is one of its screens. `dress` puts the looks of the broker whose page
 * it is into the page.
 */
export function serveAdmin(api: Api, dress: (req: Request, page: string) => Promise<string>): void {
  const { screensDir } = api.config;
  if (!existsSync(screensDir)) {
    api.log.warn('the admin is not built; only the API answers');
    return;
  }
  const page: RequestHandler = async (req, res) => {
    const plain = await readFile(path.join(screensDir, 'index.html'), 'utf8');
    // By the host that was called and by cookie: what is kept for one visitor is nothing for the next.
    res.set({ 'Cache-Control': 'private, no-cache', Vary: 'Host, Cookie' }).type('html');
    res.send(await dress(req, plain));
  };
  // The service worker fetches the page under this name with its revision, and keeps it for everybody of this browser.
  api.web.get('/index.html', (req, res, next) =>
    req.query.__WB_REVISION__ === undefined ? page(req, res, next) : next(),
  );
  api.web.use('/assets', serveCompressed(path.join(screensDir, 'assets')));
  api.web.use(
    express.static(screensDir, {
      index: false,
      setHeaders: (res, file) => {
        // Built assets carry their hash in the name; the page, the worker and the manifest must be asked for anew.
        res.setHeader(
          'Cache-Control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    }),
  );
  // A part of the app that is gone after an update must be missing, not a page: a browser would keep that as the part.
  api.web.get(/^\/(?!api\/|oidc\/|oauth\/|assets\/).*/, page);
}
