import { readFile } from 'node:fs/promises';
import type { Request } from 'express';
import type { Knex } from 'knex';
import { discard, type FileStore } from '../../../platform/files';
import { readSeal } from '../seal/readSeal';
import { sealCertificates } from '../seal/reportSeal';
import { findByHash } from './findByHash';
import { receivePdf } from './receivePdf';

/**
 * `known`: a final report has this content. `sealed`: its seal is intact, but no report is kept here. `changed`: it bears a
 * seal and is not as it was sealed. `foreign`: none of these.
 */
export type PdfVerdict =
  | { state: 'known'; hash: string }
  | { state: 'sealed'; hash: string; certificate: string }
  | { state: 'changed' | 'foreign'; hash: string }
  | { state: 'none'; problem: 'noFile' | 'tooLarge' };

/** Checks the PDF of a form and keeps nothing of it. Error: BAD_REQUEST. */
export async function checkPdf(db: Knex, store: FileStore, req: Request): Promise<PdfVerdict> {
  const received = await receivePdf(req, store.temporaryFolder);
  if (typeof received === 'string') return { state: 'none', problem: received };
  const { hash, temporary } = received;
  try {
    const { verdict } = await findByHash(db, hash);
    if (verdict.state !== 'unknown') return { state: 'known', hash };
    const certificates = await sealCertificates(db);
    return await inTurn(async () => {
      const seal = readSeal(await readFile(temporary), [...certificates.values()]);
      const [fingerprint] =
        [...certificates].find(([, one]) => 'certificate' in seal && one === seal.certificate) ?? [];
      if (fingerprint) return { state: 'sealed', hash, certificate: fingerprint };
      return { state: seal.state === 'none' ? 'foreign' : 'changed', hash };
    });
  } finally {
    await discard(temporary);
  }
}

let last: Promise<unknown> = Promise.resolve();

/** One file in memory at a time, however many are sent. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
