import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../api/base/config/config';
import { originalFactor } from '../../api/platform/files/configureFiles';

it('the proxy lets through the largest file that the app takes by its default settings', async () => {
  const { maxUploadBytes, maxImportBytes } = readConfig({ DATABASE_URL: 'mysql://user@localhost/plumbline' });
  const text = await readFile(path.join(import.meta.dirname, 'Caddyfile'), 'utf8');
  const [, megabytes] = /max_size (\d+)MB/.exec(text) ?? [];
  const largest = Math.max(maxUploadBytes * originalFactor, maxImportBytes);
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(largest);
});
