import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
let image = '';

/** What the image holds of the repository, beside the modules. */
beforeAll(async () => {
  image = await mkdtemp(path.join(tmpdir(), 'plumbline-image-'));
  const stages = (await readFile(path.join(import.meta.dirname, 'Dockerfile'), 'utf8')).split(/^FROM /m);
  for (const line of stages.at(-1)?.split('\n') ?? []) {
    const [command, ...names] = line.split(' ');
    if (command !== 'COPY' || names[0]?.startsWith('--')) continue;
    const target = path.join(image, names.pop() ?? '');
    await mkdir(target.endsWith('/') ? target : path.dirname(target), { recursive: true });
    const isTaken = (file: string) => !/\/(node_modules|dist)(\/|$)|\.test\.tsx?$/.test(file);
    for (const name of names)
      await cp(
        path.join(root, name),
        names.length > 1 || target.endsWith('/') ? path.join(target, path.basename(name)) : target,
        {
          recursive: true,
          filter: isTaken,
        },
      );
  }
  await symlink(path.join(root, 'node_modules'), path.join(image, 'node_modules'));
});
afterAll(() => rm(image, { recursive: true }));

it.each(['provider', 'backup', 'restore'])('the image can run npm run %s', async (name) => {
  const { scripts } = JSON.parse(await readFile(path.join(image, 'package.json'), 'utf8'));
  const [runner, script] = scripts[name].split(' ');
  expect(runner).toBe('tsx');
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: image });
  await expect(run).rejects.toMatchObject({ stderr: expect.stringContaining(`npm run ${name} -- <`) });
});
