import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installDependencies, isInstalled } from './installDependencies.mjs';

const lock = {
  '': {},
  api: { version: '0.1.0' },
  'node_modules/knex': { version: '3.3.0', integrity: 'sha512-a' },
  'node_modules/@esbuild/darwin-arm64': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'plumbline-setup-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

test('what another platform needs may be missing', () => {
  const { 'node_modules/@esbuild/darwin-arm64': _, ...installed } = lock;
  expect(isInstalled(lock, installed)).toBe(true);
});

test('a missing package, another version or other contents call for an installation', () => {
  const { 'node_modules/knex': knex, ...rest } = lock;
  expect(isInstalled(lock, rest)).toBe(false);
  expect(isInstalled(lock, { ...lock, 'node_modules/knex': { ...knex, version: '3.2.0' } })).toBe(false);
  expect(isInstalled(lock, { ...lock, 'node_modules/knex': { ...knex, integrity: 'sha512-c' } })).toBe(false);
});

test('without node_modules nothing is installed', () => {
  expect(isInstalled(lock, undefined)).toBe(false);
});

test('where something is missing npm brings it, also what production leaves out', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await npmThat('echo "$NODE_ENV $*" > said');
  await installDependencies(root);
  expect(await readFile(path.join(root, 'said'), 'utf8')).toMatch(/^development ci /);
});

test('why npm failed is told', async () => {
  await npmThat('echo "from its output"; echo "from its errors" >&2; exit 3');
  await expect(installDependencies(root)).rejects.toThrow(/npm ci failed:[\s\S]*from its/);
  await expect(installDependencies(root)).rejects.toThrow('from its errors');
});

test('that there is no npm is told', async () => {
  vi.stubEnv('PATH', root);
  await expect(installDependencies(root)).rejects.toThrow(/npm ci failed:[\s\S]*ENOENT/);
});

test('what is there already is left alone', async () => {
  await npmThat('echo called > said');
  const packages = { 'node_modules/knex': { version: '3.3.0', integrity: 'sha512-a' } };
  await mkdir(path.join(root, 'node_modules/tsx'), { recursive: true });
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  await writeFile(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  await installDependencies(root);
  await expect(readFile(path.join(root, 'said'))).rejects.toThrow('ENOENT');
});

/** Puts a program called npm first in PATH that does this. */
async function npmThat(does: string): Promise<void> {
  const file = path.join(root, 'npm');
  await writeFile(file, `#!/bin/sh\n${does}\n`);
  await chmod(file, 0o755);
  vi.stubEnv('PATH', `${root}${path.delimiter}${process.env.PATH}`);
}
