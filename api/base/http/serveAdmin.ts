import { existsSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { Api } from '../context/context';
import { serveCompressed } from './serveCompressed';

/** Serves the built admin; every address that is no file is one of its screens. */
export function serveAdmin(api: Api): void {
  const { screensDir } = api.config;
  if (!existsSync(screensDir)) {
    api.log.warn('the admin is not built; only the API answers');
    return;
  }
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
  api.web.get(/^\/(?!api\/|oidc\/|oauth\/|assets\/).*/, (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile('index.html', { root: screensDir });
  });
}
