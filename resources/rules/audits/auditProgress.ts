import { assessmentIn } from '../../entities/checkpoints/assessCheckpoint';
import {
  type AuditContent,
  type ChecklistPart,
  type Checkpoint,
  checkpointsOf,
} from '../../entities/checkpoints/checklistParts';
import { askedParts } from './askedParts';
import { type Demand, unmetDemands } from './unmetDemands';

export interface Progress {
  answered: number;
  total: number;
  negative: number;
}

const nothing: Progress = { answered: 0, total: 0, negative: 0 };

/** Progress of a part; parts that do not apply, or without visible checkpoints, have nothing to answer. */
export function partProgress(content: AuditContent, { id }: Pick<ChecklistPart, 'id'>): Progress {
  const part = askedParts(content).find((asked) => asked.id === id);
  return part ? progressOf(content, part) : nothing;
}

export function auditProgress(content: AuditContent): Progress {
  return askedParts(content)
    .map((part) => progressOf(content, part))
    .reduce(
      (sum, { answered, total, negative }) => ({
        answered: sum.answered + answered,
        total: sum.total + total,
        negative: sum.negative + negative,
      }),
      nothing,
    );
}

function progressOf(content: AuditContent, part: ChecklistPart): Progress {
  const assessments = checkpointsOf(part).map((checkpoint) => assessmentIn(content, checkpoint));
  return {
    answered: assessments.filter((assessment) => assessment !== 'open').length,
    total: assessments.length,
    negative: assessments.filter((assessment) => assessment === 'negative').length,
  };
}

export type Lacking = 'answer' | Demand;
export interface MissingCheckpoint {
  part: ChecklistPart;
  checkpoint: Checkpoint;
  /** What is missing there. */
  lacks: Lacking[];
}

/** What is still missing, in checklist order: mandatory answers, and what answers demand. */
export function missingCheckpoints(content: AuditContent): MissingCheckpoint[] {
  return askedParts(content).flatMap((part) =>
    checkpointsOf(part)
      .map((checkpoint) => ({ part, checkpoint, lacks: lackingAt(content, checkpoint) }))
      .filter(({ lacks }) => lacks.length > 0),
  );
}

function lackingAt(content: AuditContent, checkpoint: Checkpoint): Lacking[] {
  if (assessmentIn(content, checkpoint) === 'open') return checkpoint.isMandatory === false ? [] : ['answer'];
  return unmetDemands(content, checkpoint);
}
