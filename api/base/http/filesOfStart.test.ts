import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOfStart } from './filesOfStart';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'screens-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('lists the scripts, styles and words of the first screen, each once', async () => {
  await writeFile(
    path.join(folder, 'index.html'),
    `<link rel="icon" href="/icon.svg"><script src="/preload.js" data-preload='{"dashboard":["/assets/start.js","/assets/tiles.js"],"pl-PL":["/assets/pl.js"],"de-DE":["/assets/de.js"]}'></script>
<script type="module" src="/assets/start.js"></script><link rel="stylesheet" href="/assets/start.css">`,
  );
  expect(await filesOfStart(folder, 'de-DE')).toEqual([
    '/assets/start.js',
    '/assets/start.css',
    '/assets/tiles.js',
    '/assets/de.js',
  ]);
});

it('lists none if the admin is not built', async () => {
  expect(await filesOfStart(path.join(folder, 'gone'), 'pl-PL')).toEqual([]);
});
