import { missingCheckpoints } from '@plumbline/resources/audits/auditProgress';
import { type Contradiction, contradictionOf } from '@plumbline/resources/audits/suggestResult';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import { findingsLeft, unansweredAmong } from '@plumbline/resources/locks/openDeficiencies';
import { asSystem } from '../entities/call';
import type { TransactionCall } from '../entities/hooks';
import { fail } from '../errors';
import { newerThanSeen } from './newerThanSeen';
import { findTyped, listTyped, type Typed } from './typedRecords';

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
  const findings = await ownFindings(call, audit);
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
  const judged = (levels: ReadonlyMap<string, Level>) =>
    contradictionOf(result, {
      ...content,
      findings: [...at(findings, levels), ...findingsLeft(at(open, levels), audit.followUps)],
    });
  const contradiction = judged(new Map());
  if (!contradiction || audit.confirmedContradiction === true) return;
  // What a device could not know, it could not confirm: the inspection is accepted and marked (`markUnaware`).
  const unseen = await newerThanSeen(call, audit, [...findings, ...open]);
  if (unseen.size === 0 || judged(unseen)) fail('AUDIT_CONTRADICTION', { id: audit.id, contradiction });
}

type Level = Typed<'deficiencies'>['dangerLevel'];

/** Deficiencies with the danger level somebody knew them with. */
const at = (deficiencies: readonly Typed<'deficiencies'>[], levels: ReadonlyMap<string, Level>) =>
  deficiencies.map((one) => ({ ...one, dangerLevel: levels.get(one.id) ?? one.dangerLevel }));

/** What the result of a finished inspection contradicts with a deficiency as it is about to stand; null: nothing. */
export async function contradictionWith(
  call: TransactionCall,
  audit: Audit,
  deficiency: Typed<'deficiencies'>,
): Promise<Contradiction | null> {
  const checklist = await findTyped(asSystem(call, audit.instance), 'checklists', audit.checklist);
  const others = (await ownFindings(call, audit)).filter(({ id }) => id !== deficiency.id);
  const findings = [...others, deficiency, ...findingsLeft(await earlierOpen(call, audit), audit.followUps)];
  return (
    audit.result && contradictionOf(audit.result, { ...audit, parts: checklist?.parts ?? null, findings })
  );
}

export const ownFindings = (call: TransactionCall, audit: Audit): Promise<Typed<'deficiencies'>[]> =>
  listTyped(asSystem(call, audit.instance), 'deficiencies', { filter: { audit: audit.id } });

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
