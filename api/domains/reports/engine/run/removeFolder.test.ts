import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from './removeFolder';

test('does not throw if another process still writes to the folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'remove-folder-'));
  const write = `const fs = require('node:fs'); process.stdout.write('go');
    for (;;) try { fs.mkdirSync(process.argv[1] + '/a/' + Math.random(), { recursive: true }); } catch {}`;
  const writer = spawn(process.execPath, ['-e', write, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(writer.stdout, 'data');
  expect(() => removeFolder(folder)).not.toThrow();
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});
