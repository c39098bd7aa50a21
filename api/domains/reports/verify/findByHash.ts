import type { Knex } from 'knex';

/** All that is disclosed to a person who verifies a copy of a report. */
export type Verdict = { state: 'genuine' } | { state: 'superseded'; by: string } | { state: 'unknown' };

/** `instance`: the report's account, for the branding of the page. */
interface Found {
  verdict: Verdict;
  instance: string | null;
  /** SHA-256 of the certificate it is sealed with; null for reports from before there were seals. */
  sealCertificate: string | null;
}

const unknown: Found = { verdict: { state: 'unknown' }, instance: null, sealCertificate: null };

const aHash = /^[0-9a-f]{64}$/;

/** Finds the final report, of any account, whose content or PDF has this SHA-256. */
export async function findByHash(db: Knex, hash: string): Promise<Found> {
  const wanted = hash.toLowerCase();
  if (!aHash.test(wanted)) return unknown;
  const report: (Omit<Found, 'verdict'> & { supersededBy: string | null }) | undefined = await db(
    'auditReports',
  )
    .where({ state: 'finished', deletedAt: null })
    .where((either) => void either.where({ contentHash: wanted }).orWhere({ documentHash: wanted }))
    .first('instance', 'supersededBy', 'sealCertificate');
  if (!report) return unknown;
  const verdict: Verdict = report.supersededBy
    ? { state: 'superseded', by: await newestNumber(db, report.supersededBy) }
    : { state: 'genuine' };
  return { verdict, instance: report.instance, sealCertificate: report.sealCertificate };
}

/** Follows the chain of corrections to the valid report. */
async function newestNumber(db: Knex, first: string): Promise<string> {
  for (let id = first; ; ) {
    const row: { number: string | null; supersededBy: string | null } | undefined = await db('auditReports')
      .where({ id })
      .first('number', 'supersededBy');
    if (!row?.supersededBy) return row?.number ?? '';
    id = row.supersededBy;
  }
}
