import { assessmentIn } from './assessCheckpoint';
import {
  type AuditContent,
  applicableParts,
  type ChecklistPart,
  type Checkpoint,
  checkpointsOf,
  isApplicable,
} from './checklistParts';

export interface Progress {
  answered: number;
  total: number;
  negative: number;
}

/** How much of one part is answered; a part that does not apply has nothing to answer. */
export function partProgress(content: AuditContent, part: ChecklistPart): Progress {
  if (!isApplicable(part, content.notApplicableParts)) return { answered: 0, total: 0, negative: 0 };
  const assessments = checkpointsOf(part).map((checkpoint) => assessmentIn(content, checkpoint));
  return {
    answered: assessments.filter((assessment) => assessment !== 'open').length,
    total: assessments.length,
    negative: assessments.filter((assessment) => assessment === 'negative').length,
  };
}

export function auditProgress(content: AuditContent): Progress {
  return applicableParts(content)
    .map((part) => partProgress(content, part))
    .reduce(
      (sum, { answered, total, negative }) => ({
        answered: sum.answered + answered,
        total: sum.total + total,
        negative: sum.negative + negative,
      }),
      { answered: 0, total: 0, negative: 0 },
    );
}

export interface MissingCheckpoint {
  part: ChecklistPart;
  checkpoint: Checkpoint;
}

/** The mandatory checkpoints without an answer, in the order of the checklist. */
export function missingCheckpoints(content: AuditContent): MissingCheckpoint[] {
  return applicableParts(content).flatMap((part) =>
    checkpointsOf(part)
      .filter(
        (checkpoint) => checkpoint.isMandatory !== false && assessmentIn(content, checkpoint) === 'open',
      )
      .map((checkpoint) => ({ part, checkpoint })),
  );
}
