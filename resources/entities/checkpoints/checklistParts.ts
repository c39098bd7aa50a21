import type { AuditAnswer } from '../audits';
import type { Checklist } from '../checklists';
import type { Deficiency } from '../deficiencies';

export type ChecklistPart = NonNullable<Checklist['parts']>[number];

export type Checkpoint = NonNullable<ChecklistPart['checkpoints']>[number];

/** The properties of a deficiency that the rules use. */
export type Finding = Pick<Deficiency, 'checkpoint' | 'dangerLevel'> & Partial<Pick<Deficiency, 'photos'>>;

/** The data that the decision on an audit depends on. */
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

/** The parts that the piece has, in order; for their visible checkpoints see `askedParts`. */
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
