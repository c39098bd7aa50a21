import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../base/config/config';
import { createSealer } from '../../../base/keys/sealer';
import { useTestDatabase } from '../../testing/database';
import { openKeys } from './openKeys';
import { readSecret } from './readSecret';

describe('the sealer', () => {
  test('opens what it sealed, never seals alike twice, and refuses what was altered or sealed otherwise', () => {
    const sealer = createSealer('one secret of many');
    const sealed = sealer.seal('żółta łódź');
    expect(sealer.open(sealed)).toBe('żółta łódź');
    expect(sealer.seal('żółta łódź')).not.toBe(sealed);
    expect(() => createSealer('another secret').open(sealed)).toThrow();
    for (const at of [0, 20, sealed.length - 3]) {
      const altered = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(() => sealer.open(altered)).toThrow();
    }
    expect(() => sealer.open('')).toThrow();
  });
});

describe('the keys', () => {
  const database = useTestDatabase();
  const sealer = createSealer('the secret of all processes');

  test('are made once, whichever process is first, and are the same for all', async () => {
    const opened = await Promise.all([1, 2, 3, 4].map(() => openKeys(database.db, sealer, new Date())));
    for (const keys of opened) expect(keys).toEqual(opened[0]);
    expect(opened[0]?.signing).toEqual([
      expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', d: expect.any(String) }),
    ]);
    expect(opened[0]?.access).toHaveLength(32);
    expect(opened[0]?.access).not.toEqual(opened[0]?.session);
  });

  test('cannot be read without the secret, and the wrong one stops the start by its name', async () => {
    const { signing } = await openKeys(database.db, sealer, new Date());
    const rows = JSON.stringify(await database.db('signInKeys'));
    expect(rows).not.toContain(signing[0]?.d);
    await expect(openKeys(database.db, createSealer('a wrong secret'), new Date())).rejects.toThrow(
      /^SECRET does not open/,
    );
  });
});

describe('the secret', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'secret-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));
  const config = (env: Record<string, string> = {}) =>
    readConfig({
      DATABASE_URL: 'mysql://app@127.0.0.1:3307/plumbline',
      DATA_DIR: path.join(dataDir, 'data'),
      ...env,
    });

  test('is taken from the settings', async () => {
    expect(await readSecret(config({ SECRET: 'sixteen letters!' }))).toBe('sixteen letters!');
    await expect(readSecret(config({ SECRET: 'short' }))).rejects.toThrow(
      'SECRET must have at least 16 characters',
    );
  });

  test('is made once for a private database, readable by its owner alone', async () => {
    const [one, other] = await Promise.all([
      readSecret(config()),
      readSecret(config({ NODE_ENV: 'production' })),
    ]);
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).toBe(one);
    const file = path.join(dataDir, 'data', 'secret');
    expect(await readFile(file, 'utf8')).toBe(one);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, '');
    await expect(readSecret(config())).rejects.toThrow('damaged');
  });

  test.each(['mysql://app@db.internal/plumbline', 'mysql://app@10.0.0.5:3306/plumbline'])(
    'must be given in production for a database elsewhere: %s',
    async (url) => {
      await expect(readSecret(config({ DATABASE_URL: url, NODE_ENV: 'production' }))).rejects.toThrow(
        /^SECRET is not set/,
      );
    },
  );
});
