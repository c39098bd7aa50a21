import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDocs, readDocsScript, readDocsStyles } from '@plumbline/resources/commands/platform';
import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import type { Api } from '../../base/context/context';
import { html } from '../../base/pages/html';
import { handleCommand } from '../../entities/handleCommand';
import { findVisit } from '../brands';
import { openApi } from './openApi';

/** Serves the OpenAPI document at `/api/docs`, and an HTML page to read and try it for browsers. */
export function configureDocs(api: Api): void {
  const [script, styles] = ['page.js', 'page.css'].map((name) =>
    readFileSync(path.join(import.meta.dirname, 'page', name), 'utf8'),
  );
  handleCommand(api, readDocs, async (_call, _input, { req, res }) => {
    const product = productNameOf((await findVisit(api, req)).brand);
    res.vary('Accept');
    // JSON comes first: a client that accepts anything gets the document.
    if (req.accepts(['json', 'html']) === 'html') res.type('html').send(pageFor(product));
    else res.json(openApi(api.config.origin, product));
  });
  handleCommand(api, readDocsScript, async (_call, _input, { res }) => {
    res.type('js').send(script);
  });
  handleCommand(api, readDocsStyles, async (_call, _input, { res }) => {
    res.type('css').send(styles);
  });
}

const pageFor = (product: string): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${product} API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/api/docs/page.css" />
    <script type="module" src="/api/docs/page.js"></script>
  </head>
  <body>
    <header>
      <h1>${product} API</h1>
      <p>An OpenAPI 3.1 document for the person who asks this address for <code>application/json</code>.</p>
      <label>Search <input id="search" type="search" /></label>
      <label>Token for trying <input id="token" type="password" autocomplete="off" size="40" /></label>
      <button id="session" type="button">Take the sign-in of this browser</button>
      <span id="signedIn" role="status"></span>
    </header>
    <main><p>…</p></main>
  </body>
</html>`.markup;
