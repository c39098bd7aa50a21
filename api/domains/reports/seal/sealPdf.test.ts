import { execFile } from 'node:child_process';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { readPdf } from '../../../base/pdf/readPdf';
import { writePdf } from '../../../base/pdf/writePdf';
import { buildPdf } from '../engine/testing/buildPdf';
import { makeCertificate } from './makeCertificate';
import { readSeal } from './readSeal';
import { sealPdf } from './sealPdf';

const now = new Date('2026-11-27T10:20:30.000Z');

function identity(name = 'reports.example') {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { certificates: [makeCertificate({ name, keys, now })], key };
}
const own = identity();

const sealed = async () => sealPdf(await writePdf(readPdf(await buildPdf({ pages: 3 }))), own, now);

/** What poppler says of the signatures. */
async function pdfsig(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plumbline-seal-'));
  try {
    await writeFile(path.join(folder, 'x.pdf'), pdf);
    const asked = promisify(execFile)('pdfsig', ['-nocert', path.join(folder, 'x.pdf')]);
    return (await asked.catch((error: { stdout: string }) => error)).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('is a valid signature over the whole document, by the name on the certificate', async () => {
  const said = await pdfsig(await sealed());
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('Total document signed');
  expect(said).toContain('Signer Certificate Common Name: reports.example');
  expect(said).toContain('Signature Type: ETSI.CAdES.detached');
  expect(said).toContain('Nov 27 2026 10:20:30');
});

it('leaves the pages readable, and the sealed bytes as they were', async () => {
  const before = await writePdf(readPdf(await buildPdf({ pages: 3 })));
  const after = await sealPdf(before, own, now);
  expect(after.subarray(0, before.length).equals(before)).toBe(true);
  expect((await PDFDocument.load(after)).getPageCount()).toBe(3);
});

it('is intact as it was made, for one of the certificates asked for', async () => {
  const pdf = await sealed();
  const [certificate] = own.certificates;
  expect(readSeal(pdf, [...identity('other.example').certificates, ...own.certificates])).toEqual({
    state: 'intact',
    certificate,
  });
  expect(readSeal(pdf, identity('other.example').certificates)).toEqual({ state: 'none' });
  expect(readSeal(await buildPdf(), own.certificates)).toEqual({ state: 'none' });
});

it('is changed by a change of any byte', async () => {
  const pdf = await sealed();
  const step = Math.max(1, Math.floor(pdf.length / 2000));
  for (let at = 0; at < pdf.length; at += step) {
    const forged = Buffer.from(pdf);
    forged[at] = (forged[at] ?? 0) ^ 1;
    expect(readSeal(forged, own.certificates).state, `byte ${at}`).toBe('changed');
  }
  const last = Buffer.from(pdf);
  last[pdf.length - 1] = 32;
  expect(readSeal(last, own.certificates).state).toBe('changed');
});

it('is changed by what is appended, even with a signature of somebody else', async () => {
  const pdf = await sealed();
  expect(readSeal(Buffer.concat([pdf, Buffer.from('\n')]), own.certificates).state).toBe('changed');
  const again = await sealPdf(pdf, identity('forger.example'), now);
  expect(readSeal(again, own.certificates).state).toBe('changed');
});

it('takes keys on an elliptic curve', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // The certificate is not of this key: only the form is tried here.
  const pdf = await sealPdf(await writePdf(readPdf(await buildPdf())), { ...own, key }, now);
  expect(readSeal(pdf, own.certificates).state).toBe('changed');
});

it('certifies itself for twenty years', () => {
  const certificate = new X509Certificate(own.certificates[0] ?? '');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.subject).toBe('CN=reports.example');
  expect(new Date(certificate.validTo).toISOString()).toBe('2046-11-27T10:20:30.000Z');
});
