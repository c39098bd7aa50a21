import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { missingCheckpoints } from '@plumbline/resources/rules/audits/auditProgress';
import { type Contradiction, contradictionOf } from '@plumbline/resources/rules/audits/suggestResult';
import { findingsLeft, unansweredAmong } from '@plumbline/resources/rules/locks/openDeficiencies';
import { fail } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import { findTyped, listTyped, type Typed } from '../../entities/typedRecords';
import { earlierDecided, earlierOpen } from './earlierDeficiencies';
import { newerThanSeen, removedByOthers } from './newerThanSeen';

interface Checked {
  checklist: Checklist | undefined;
  before: Audit;
}

/**
 * Requirements of a finished inspection: a result, all mandatory answers, an answer to each open deficiency of the
 * equipment, and a confirmation if the result contradicts them. What a device could not know is not required
 * (`markUnaware`).
 */
export async function checkFinished(
  call: TransactionCall,
  audit: Audit,
  { checklist, before }: Checked,
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
  const open = before.isFinished ? await earlierDecided(call, audit) : await earlierOpen(call, audit);
  const known = before.isFinished ? before.followUps : null;
  const unanswered = call.madeAt === undefined ? unansweredAmong(open, audit.followUps, known) : [];
  if (unanswered.length > 0)
    fail('DEFICIENCIES_UNANSWERED', {
      count: unanswered.length,
      deficiencies: unanswered.map(({ id }) => id),
    });
  const contradiction = contradictionOf(result, {
    ...content,
    findings: [...findings, ...findingsLeft(open, audit.followUps)],
  });
  if (!contradiction || audit.confirmedContradiction === true) return;
  // A device cannot confirm what it did not know: the inspection is accepted and marked (`markUnaware`).
  if (
    call.madeAt === undefined ||
    contradictionOf(result, await asSeen(call, audit, { content, findings, open }))
  )
    fail('AUDIT_CONTRADICTION', { id: audit.id, contradiction });
}

type Level = Typed<'deficiencies'>['dangerLevel'];

interface Content {
  content: AuditContent;
  findings: readonly Typed<'deficiencies'>[];
  open: readonly Typed<'deficiencies'>[];
}

/** The content as the sending device knew it: its own findings, and earlier ones as of when it answered. */
async function asSeen(
  call: TransactionCall,
  audit: Audit,
  { content, findings, open }: Content,
): Promise<AuditContent> {
  const unseen = await newerThanSeen(call, audit, [...findings, ...open]);
  const own = findings.flatMap((one) => {
    const level = unseen.has(one.id) ? (unseen.get(one.id) ?? null) : one.dangerLevel;
    return level === null ? [] : [{ ...one, dangerLevel: level }];
  });
  const levels = new Map(open.map(({ id, dangerLevel }) => [id, dangerLevel]));
  const earlier = (audit.followUps ?? []).flatMap(({ deficiency: id, seenLevel }) => {
    const dangerLevel: Level | undefined = seenLevel ?? unseen.get(id) ?? levels.get(id);
    return dangerLevel ? [{ id, dangerLevel }] : [];
  });
  const removed = (await removedByOthers(call, audit)).map((one) => ({ ...one, checkpoint: null }));
  return { ...content, findings: [...own, ...removed, ...findingsLeft(earlier, audit.followUps)] };
}

interface Supposed {
  without?: string;
  and?: Typed<'deficiencies'>;
  isFinishing?: boolean;
}

/**
 * The contradiction between the result of an inspection that is or was finished and the deficiencies it found or left
 * open, `without` one of them, `and` with one as it will be; null: none.
 */
export async function contradictionWith(
  call: TransactionCall,
  audit: Audit,
  { without, and, isFinishing = false }: Supposed = {},
): Promise<Contradiction | null> {
  const checklist = await findTyped(asSystem(call, audit.instance), 'checklists', audit.checklist);
  const others = (await ownFindings(call, audit)).filter(({ id }) => id !== without);
  const earlier = isFinishing ? await earlierOpen(call, audit) : await earlierDecided(call, audit);
  const left = findingsLeft(
    earlier.filter(({ id }) => id !== without),
    audit.followUps,
  );
  const findings = [...others, ...(and ? [and] : []), ...left];
  return (
    audit.result && contradictionOf(audit.result, { ...audit, parts: checklist?.parts ?? null, findings })
  );
}

export const ownFindings = (call: TransactionCall, audit: Audit): Promise<Typed<'deficiencies'>[]> =>
  listTyped(asSystem(call, audit.instance), 'deficiencies', { filter: { audit: audit.id } });
