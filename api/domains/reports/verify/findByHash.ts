import type { Knex } from 'knex';

/** What is told of a report to somebody who has a copy of it, and nothing else. */
export type Verdict = { state: 'genuine' } | { state: 'superseded'; by: string } | { state: 'unknown' };

/** `instance`: the account whose report it is, for the looks of the page. */
interface Found {
  verdict: Verdict;
  instance: string | null;
}

const aHash = /^[0-9a-f]{64}$/;

/** Looks for the final report whose content, or whose PDF, has this SHA-256; in whatever account it lies. */
export async function findByHash(db: Knex, hash: string): Promise<Found> {
  const wanted = hash.toLowerCase();
  if (!aHash.test(wanted)) return { verdict: { state: 'unknown' }, instance: null };
  const report: { instance: string; supersededBy: string | null } | undefined = await db('auditReports')
    .where({ state: 'finished', deletedAt: null })
    .where((either) => void either.where({ contentHash: wanted }).orWhere({ documentHash: wanted }))
    .first('instance', 'supersededBy');
  if (!report) return { verdict: { state: 'unknown' }, instance: null };
  const verdict: Verdict = report.supersededBy
    ? { state: 'superseded', by: await newestNumber(db, report.supersededBy) }
    : { state: 'genuine' };
  return { verdict, instance: report.instance };
}

/** A correction may have been corrected, too: the reader wants the one that holds. */
async function newestNumber(db: Knex, first: string): Promise<string> {
  for (let id = first; ; ) {
    const row: { number: string | null; supersededBy: string | null } | undefined = await db('auditReports')
      .where({ id })
      .first('number', 'supersededBy');
    if (!row?.supersededBy) return row?.number ?? '';
    id = row.supersededBy;
  }
}
