import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import forge from 'node-forge';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config';
import { readSealIdentity } from './sealIdentity';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline-p12-'));
});
afterAll(() => rm(folder, { recursive: true }));

const keys = forge.pki.rsa.generateKeyPair(1024);

function certificate(name: string, end = '2126-01-01'): forge.pki.Certificate {
  const made = forge.pki.createCertificate();
  made.publicKey = keys.publicKey;
  made.serialNumber = '01';
  made.validity.notBefore = new Date('2020-01-01');
  made.validity.notAfter = new Date(end);
  made.setSubject([{ name: 'commonName', value: name }]);
  made.setIssuer([{ name: 'commonName', value: name }]);
  made.sign(keys.privateKey, forge.md.sha256.create());
  return made;
}

async function p12(key: forge.pki.rsa.PrivateKey | null, end?: string): Promise<string> {
  // Without a key forge accepts null, which its types do not say.
  const container = forge.pkcs12.toPkcs12Asn1(
    key as forge.pki.rsa.PrivateKey,
    certificate('Seal', end),
    'secret',
  );
  return keep(Buffer.from(forge.asn1.toDer(container).getBytes(), 'binary'));
}

async function keep(content: Buffer): Promise<string> {
  const file = path.join(folder, `${content.length}.p12`);
  await writeFile(file, content);
  return file;
}

it('reads certificate and key of a PKCS#12 file', async () => {
  const read = readSealIdentity({
    REPORT_SEAL_P12: await p12(keys.privateKey),
    REPORT_SEAL_PASSWORD: 'secret',
  });
  expect(read?.certificates).toHaveLength(1);
  expect(new X509Certificate(read?.certificates[0] ?? '').subject).toBe('CN=Seal');
  expect(read?.key).toContain('BEGIN PRIVATE KEY');
});

it('reads a key on an elliptic curve', async () => {
  const file = await keep(Buffer.from(elliptic, 'base64'));
  const read = readSealIdentity({ REPORT_SEAL_P12: file, REPORT_SEAL_PASSWORD: 'geheim' });
  expect(new X509Certificate(read?.certificates[0] ?? '').subject).toBe('O=Regalprüfung GmbH\nCN=Siegel');
});

it('is not set by default', () => {
  expect(readSealIdentity({})).toBeNull();
});

it.each([
  ['a wrong password', async () => ({ file: await p12(keys.privateKey), password: 'wrong' })],
  ['a missing file', async () => ({ file: '/nowhere.p12', password: 'secret' })],
  ['other content', async () => ({ file: await keep(Buffer.from('no p12')), password: 'secret' })],
  [
    'a certificate that ended',
    async () => ({ file: await p12(keys.privateKey, '2021-01-01'), password: 'secret' }),
  ],
  ['a file without key', async () => ({ file: await p12(null), password: 'secret' })],
])('stops the start at %s, by its name', async (_what, given) => {
  const { file, password } = await given();
  const env = {
    DATABASE_URL: 'mysql://x@localhost/x',
    REPORT_SEAL_P12: file,
    REPORT_SEAL_PASSWORD: password,
  };
  expect(() => readConfig(env)).toThrow('REPORT_SEAL_P12');
});

/** By OpenSSL 3, which writes AES and SHA-256; password `geheim`. */
const elliptic =
  'MIIETAIBAzCCBAIGCSqGSIb3DQEHAaCCA/MEggPvMIID6zCCAqIGCSqGSIb3DQEHBqCCApMwggKPAgEAMIICiAYJKoZIhvcNAQcB' +
  'MFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAhktWVURt3mvAICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEICW' +
  'd6RXv/ETHQB8QO5KPleAggIgTan6opDAes1sDBB++5KMNaOiW0C9eHKsLDoNnfMAz1QzcHGQuuz5wk+BSx4ulidyy0Tk7XIwGuYZ' +
  'XrcCY9avRoNvFvFc5Zo5wlggjVTexTfkRwWQi/fKVw1EITDzEM9/YltV9xoweWduKiIiYxcSyvlKzgMqQEfkH4GycffX9hJyhBWW' +
  'kcK56nsWyYmk05wcdVWpZoT6xp+LUMlEEyti0ITeNLdDbz5RE/YOU7cYgy1dhZPvZcveC1d2NgaJK0jXg+RrjtSKBXSwoK4mzKxY' +
  '90SYA0xB0nI5cKF8TMTqrMzUI5aoi/6cilHMeYnz3n4Cq5HYNOgMM7bCzWzVGntM+oFPI80Op15yQhgOeiHXORep3FJNn9W0BZ0H' +
  'm6pTKGyTA+vU8FDn5bjqRS2g1E1xyrg/uO9mwp3Ij6aq91fPlolStOmFxdfCCztNjWXFAROQSSCG/5UM5TnFk+OxH1TYH8j+qM2/' +
  'J+fRVDobsZ7t3R4RiUDpxXmYPBl5y4Pzijr8+F8Jf2vf6OQK6aPJMESPH8W4WbxnizNsxntT/Fk3avTAtDKskOmtsHZIZjn3AUY3' +
  'lzZusgAL6p2bDSgaU0iwuEsTQ07JGuy2d9LRK4CcaQ5sKJAe4QxgyysYir6UqzrQR6xdD+4Jkh2ePoSf/DHbNBkMEgHWkqvzxABN' +
  'cq/YJgJY1b30kVbckj6SmIo4oFyGZSZFsRWTlbt3790nGJYayjCCAUEGCSqGSIb3DQEHAaCCATIEggEuMIIBKjCCASYGCyqGSIb3' +
  'DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAg3EMDO8oOU/gICCAAwDAYIKoZIhvcNAgkFADAdBglg' +
  'hkgBZQMEASoEELkvSySxgYFumSUjfuSJDtEEgZBlpXRJcTJxkDopZ2X1WrmHKReQhuxaIbAkno8N+9N7pbcIFH3qooHfKzLa32My' +
  'gzf8h/dfGXr/xoUJHUwCsVwEq2UlSUR/XoHks9xDoIpTQEHrtMEgUemhgcUTjiGWTVNbPNbrWO/ai+5l67z6zecWxsORS9egoUrF' +
  '8QBUIdwHlJUkaobG40qwfe5MXjGtlN0xJTAjBgkqhkiG9w0BCRUxFgQUhvD6eB2aSV7E+qayai5dd86/Z/0wQTAxMA0GCWCGSAFl' +
  'AwQCAQUABCDGcla+9w/iMbar2AlnbeL/4NT9mkBZQ5D8UTJKllkOPQQIvV+eHxVJ4WICAggA';
