import type { AuditAnswer } from '../audits';
import type { Checklist } from '../checklists';
import type { Deficiency } from '../deficiencies';

export type ChecklistPart = NonNullable<Checklist['parts']>[number];

export type Checkpoint = NonNullable<ChecklistPart['checkpoints']>[number];

/** What of a deficiency the rules look at. */
export type Finding = Pick<Deficiency, 'checkpoint' | 'dangerLevel'> & Partial<Pick<Deficiency, 'photos'>>;

/** All that a decision on an audit rests on. */
export interface AuditContent {
  parts: readonly ChecklistPart[] | null;
  answers: readonly AuditAnswer[] | null;
  notApplicableParts: readonly { part: string }[] | null;
  findings: readonly Finding[];
}

export const checkpointsOf = (part: ChecklistPart): readonly Checkpoint[] => part.checkpoints ?? [];

export function isApplicable(
  part: Pick<ChecklistPart, 'id'>,
  notApplicable: AuditContent['notApplicableParts'],
): boolean {
  return !(notApplicable ?? []).some((entry) => entry.part === part.id);
}

/** The parts the piece has, in the order they are worked through; which of their checkpoints are asked: `askedParts`. */
export function applicableParts({
  parts,
  notApplicableParts,
}: Pick<AuditContent, 'parts' | 'notApplicableParts'>): ChecklistPart[] {
  return (parts ?? []).filter((part) => isApplicable(part, notApplicableParts));
}

export function answerTo(
  checkpoint: Pick<Checkpoint, 'id'>,
  answers: AuditContent['answers'],
): AuditAnswer | undefined {
  return (answers ?? []).find((answer) => answer.checkpoint === checkpoint.id);
}

export function findingsAt<F extends Pick<Finding, 'checkpoint'>>(
  checkpoint: Pick<Checkpoint, 'id'>,
  findings: readonly F[],
): F[] {
  return findings.filter((finding) => finding.checkpoint === checkpoint.id);
}
