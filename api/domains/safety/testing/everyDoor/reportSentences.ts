import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { Row } from '../../../../entities/rowMapper';
import type { Told } from './sentences';

/** Checks the properties of signatures and final reports for every report on the equipment. */
export async function checkReports(db: Knex, told: Told): Promise<void> {
  const plannings = db('audits').where({ equipment: told.equipment }).select('planning');
  const reports: Row[] = await db('auditReports').whereIn('planning', plannings).where({ deletedAt: null });
  for (const report of reports) {
    const id = String(report.id);
    const signatures: Row[] = parsed(report.signatures) ?? [];
    const isVoid = signatures.some((one) => one.isVoid);
    expect(report.signatureState === 'VOID', 'a void signature is told as void').toBe(isVoid);
    if (report.state === 'open' && signatures.length > 0) {
      const shown = await visibleContent(db, report);
      for (const one of signatures)
        if (told.signedContent.get(String(one.id)) !== shown)
          expect(one.isVoid, 'a change of what was signed voids the signature').toBe(true);
    }
    if (report.state !== 'open') expect(isVoid, 'no final report bears a void signature').toBe(false);
    if (report.state === 'finished')
      expect(finalContent(report), 'a final report never changes').toBe(told.finalRows.get(id));
    expect(report.auditor, 'whose report it is, owners and administrators decide').toBe(
      told.inspectorOf.get(id),
    );
    if (report.supersededBy)
      expect(told.finalRows.has(String(report.supersededBy)), 'only a final report supersedes').toBe(true);
  }
}

const columns = {
  audits: ['id', 'result', 'comment', 'dateAudited', 'nextAuditDate', 'answers', 'followUps', 'liftedAt'],
  deficiencies: ['id', 'audit', 'description', 'dangerLevel', 'measure', 'dateDue'],
} as const;

/** Visible content of an open report, read from the tables only. */
export async function visibleContent(db: Knex, report: Row): Promise<string> {
  const { planning, id, auditor, contact, location, comment, supersedes } = report;
  const audits: Row[] = await db('audits')
    .where({ planning, isFinished: 1, deletedAt: null })
    .where((some) => {
      void some.where({ report: id });
      if (!supersedes) void some.orWhereNull('report');
    })
    .orderBy('id')
    .select('equipment', ...columns.audits);
  const held = audits.map((audit) => String(audit.id));
  const pieces = audits.map(({ equipment }) => String(equipment));
  const found = await db('deficiencies')
    .whereIn('audit', held)
    .where({ deletedAt: null })
    .orderBy('id')
    .select(...columns.deficiencies);
  const serials = await db('equipments').whereIn('id', pieces).pluck('serialNumber');
  const names = await db('contacts')
    .whereIn('id', [String(auditor), String(contact)])
    .pluck('lastName');
  const place = await db('locations').where({ id: location }).pluck('name');
  return digest({ comment, audits, found, serials, names: names.sort(), place });
}

export const finalRow = async (db: Knex, id: string): Promise<string> =>
  finalContent(await db('auditReports').where({ id }).first());

/** Hash of a final report's row, without the reference to its correction. */
function finalContent({ supersededBy, version, changeNumber, updatedAt, ...row }: Row): string {
  return digest(row);
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

// MySQL returns JSON columns parsed, MariaDB as text.
const parsed = (value: unknown): Row[] | null =>
  typeof value === 'string' ? JSON.parse(value) : ((value ?? null) as Row[] | null);
