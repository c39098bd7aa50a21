import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-backup-script-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('refuses a DATA_DIR that the app never used, and makes nothing there', async () => {
  const { SECRET: _secret, DATABASE_URL: _url, ...env } = process.env;
  const run = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/backup.ts', path.join(folder, 'backup')],
    { cwd: path.join(import.meta.dirname, '..'), env: { ...env, DATA_DIR: path.join(folder, 'data') } },
  );
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('set DATA_DIR and DATABASE_URL as the app has them'),
  });
  expect(await readdir(folder)).toEqual([]);
});
