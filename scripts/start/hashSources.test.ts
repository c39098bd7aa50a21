import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './hashSources';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'plumbline-sources-'));
  await mkdir(path.join(root, 'admin/dist'), { recursive: true });
  await writeFile(path.join(root, 'admin/App.tsx'), 'one');
  await writeFile(path.join(root, 'admin/dist/index.html'), 'built');
  await writeFile(path.join(root, 'lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

const hash = () => hashSources(root, ['admin', 'lock.json'], (place) => place === 'admin/dist');

test('the same sources have the same hash, whatever was built meanwhile', async () => {
  const before = await hash();
  await writeFile(path.join(root, 'admin/dist/index.html'), 'built anew');
  expect(await hash()).toBe(before);
});

test('another content, another name and another file change the hash', async () => {
  const seen = new Set([await hash()]);
  await writeFile(path.join(root, 'admin/App.tsx'), 'two');
  seen.add(await hash());
  await rename(path.join(root, 'admin/App.tsx'), path.join(root, 'admin/Main.tsx'));
  seen.add(await hash());
  await writeFile(path.join(root, 'lock.json'), '{"packages":{}}');
  seen.add(await hash());
  await writeFile(path.join(root, 'admin/empty.ts'), '');
  seen.add(await hash());
  expect(seen.size).toBe(5);
});
