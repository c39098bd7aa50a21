import { X509Certificate } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { useTestDatabase } from '../../../platform/testing/database';
import { reportSeal, sealCertificates } from './reportSeal';

const database = useTestDatabase();
beforeEach(() => database.db('sealCertificates').delete());

/** A process of the installation. */
function process(seal: Api['config']['seal'] = null): Api {
  const config = readConfig({
    DATABASE_URL: database.url,
    SECRET: 'a secret for tests only',
    ORIGIN: 'https://reports.example:8443',
  });
  const parts = {
    config: { ...config, seal },
    db: database.db,
    now: () => new Date('2026-11-27T10:00:00.000Z'),
  };
  // The other parts of an API are not used here.
  return parts as unknown as Api;
}

it('is made once for all processes, also if they begin at the same time', async () => {
  const seals = await Promise.all([reportSeal(process()), reportSeal(process()), reportSeal(process())]);
  const later = await reportSeal(process());
  expect(new Set([...seals, later].map(({ fingerprint }) => fingerprint)).size).toBe(1);
  expect(new Set([...seals, later].map(({ identity }) => identity.key)).size).toBe(1);
  const certificate = new X509Certificate(later.identity.certificates[0] ?? '');
  expect(certificate.subject).toBe('CN=reports.example');
  expect(certificate.fingerprint256.replaceAll(':', '').toLowerCase()).toBe(later.fingerprint);
});

it('keeps the key encrypted', async () => {
  const { identity } = await reportSeal(process());
  const row = JSON.stringify(await database.db('sealCertificates').first());
  expect(identity.key).toContain('PRIVATE KEY');
  expect(row).not.toContain('PRIVATE');
  // Its first lines hold the modulus, which stands in the certificate as well.
  expect(row).not.toContain(identity.key.split('\n')[15]);
});

it('is that of the settings, whose certificate stays known afterwards', async () => {
  const made = await reportSeal(process());
  await database.db('sealCertificates').delete();
  const set = await reportSeal(process(made.identity));
  expect(set.identity).toBe(made.identity);
  const own = await reportSeal(process());
  expect(own.fingerprint).not.toBe(set.fingerprint);
  expect([...(await sealCertificates(database.db)).keys()].sort()).toEqual(
    [own.fingerprint, set.fingerprint].sort(),
  );
  const row = await database.db('sealCertificates').where({ slot: set.fingerprint }).first('sealedKey');
  expect(row).toEqual({ sealedKey: null });
});
