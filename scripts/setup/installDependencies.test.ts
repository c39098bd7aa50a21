import { expect, test } from 'vitest';
import { isInstalled } from './installDependencies.mjs';

const lock = {
  '': {},
  api: { version: '0.1.0' },
  'node_modules/knex': { version: '3.3.0', integrity: 'sha512-a' },
  'node_modules/@esbuild/darwin-arm64': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

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
