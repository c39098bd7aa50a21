import { missingCheckpoints } from '@plumbline/resources/audits/auditProgress';
import { contradictionOf } from '@plumbline/resources/audits/suggestResult';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import { findingsLeft, unansweredAmong } from '@plumbline/resources/locks/openDeficiencies';
import { asSystem } from '../entities/call';
import type { TransactionCall } from '../entities/hooks';
import { fail } from '../errors';
import { listTyped, type Typed } from './typedRecords';

/**
 * What a finished inspection must have: a result, every mandatory answer, an answer to each open deficiency of the piece,
 * and a confirmation where the result contradicts them. What a device could not know is not asked of it (`markUnaware`).
 */
export async function checkFinished(
  call: TransactionCall,
  audit: Audit,
  checklist: Checklist | undefined,
): Promise<void> {
  const { result } = audit;
  if (!result || result === 'NOT_PROCESSED') return fail('AUDIT_WITHOUT_RESULT', { id: audit.id });
  const findings = await listTyped(asSystem(call, audit.instance), 'deficiencies', {
    filter: { audit: audit.id },
  });
  const content = { ...audit, parts: checklist?.parts ?? null, findings };
  const missing = missingCheckpoints(content);
  if (missing.length > 0)
    fail('AUDIT_INCOMPLETE', {
      count: missing.length,
      checkpoints: missing.map(({ checkpoint }) => checkpoint.id),
    });
  const open = await earlierOpen(call, audit);
  const unanswered = call.madeAt === undefined ? unansweredAmong(open, audit.followUps) : [];
  if (unanswered.length > 0)
    fail('DEFICIENCIES_UNANSWERED', {
      count: unanswered.length,
      deficiencies: unanswered.map(({ id }) => id),
    });
  const contradiction = contradictionOf(result, {
    ...content,
    findings: [...findings, ...findingsLeft(open, audit.followUps)],
  });
  if (contradiction && audit.confirmedContradiction !== true)
    fail('AUDIT_CONTRADICTION', { id: audit.id, contradiction });
}

/** The deficiencies of the piece that were found by other inspections and are open, or were closed by this one. */
export async function earlierOpen(call: TransactionCall, audit: Audit): Promise<Typed<'deficiencies'>[]> {
  if (!audit.equipment) return [];
  const all = await listTyped(asSystem(call, audit.instance), 'deficiencies', {
    filter: { equipment: audit.equipment, isNotAsked: false },
  });
  return all.filter(
    ({ audit: found, status, lastOutcomeAudit }) =>
      found !== audit.id && (status !== 'COMPLETED' || lastOutcomeAudit === audit.id),
  );
}
