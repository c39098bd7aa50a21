import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installSystemPackages, missingRequirements } from './installSystemPackages.mjs';

const server = { package: 'mariadb-server-core', command: 'mariadbd' };
const font = { package: 'fonts-liberation2 | fonts-liberation', files: ['/fonts/two.ttf', '/fonts/one.ttf'] };
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-setup-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

test('a program in sbin counts although PATH leaves that folder out', () => {
  expect(missingRequirements([server], (file) => file === '/usr/sbin/mariadbd')).toEqual([]);
});

test('one of several places is enough', () => {
  expect(missingRequirements([font], (file) => file === '/fonts/one.ttf')).toEqual([]);
});

test('what is nowhere is missing', () => {
  expect(missingRequirements([server, font], () => false)).toEqual([server, font]);
});

test('what is missing is installed from lists that were brought up to date before', async () => {
  const files = [path.join(folder, 'one'), path.join(folder, 'two')];
  const wanted = files.map((file) => ({ package: `brings-${path.basename(file)}`, files: [file] }));
  const apt = await aptThat(`echo "$*" >> "${folder}/said"; touch ${files.join(' ')}`);
  await installSystemPackages(wanted, apt);
  const [update, install] = (await readFile(path.join(folder, 'said'), 'utf8')).trim().split('\n');
  expect(update).toMatch(/ update$/);
  expect(install).toMatch(/ install -y --no-install-recommends brings-one brings-two$/);
  await installSystemPackages(wanted, () => {
    throw new Error('Nothing is missing any more.');
  });
});

test('what is missing in spite of it is named, with the last words of apt', async () => {
  const apt = await aptThat('echo "E: no such package" >&2; exit 100');
  const failed = installSystemPackages([{ package: 'no-such-package', files: [`${folder}/none`] }], apt);
  await expect(failed).rejects.toThrow(/no-such-package[\s\S]*E: no such package/);
});

test('without apt the packages are named', async () => {
  const failed = installSystemPackages(
    [{ package: 'bare | other', files: [`${folder}/none`] }],
    () => undefined,
  );
  await expect(failed).rejects.toThrow(/: (.* )?bare$/);
});

/** A program in the place of apt that does this. */
async function aptThat(does: string): Promise<() => string[]> {
  const file = path.join(folder, 'apt-get');
  await writeFile(file, `#!/bin/sh\n${does}\n`);
  await chmod(file, 0o755);
  return () => [file];
}
