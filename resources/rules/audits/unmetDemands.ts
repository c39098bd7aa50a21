import {
  type AuditContent,
  answerTo,
  type Checkpoint,
  findingsAt,
} from '../../entities/checkpoints/checklistParts';
import { isAnsweredWith } from '../../entities/checkpoints/decisiveAnswers';

export type Demand = 'photo' | 'comment';

/** What the checkpoint's answer requires. */
export function demandsOf(content: AuditContent, checkpoint: Checkpoint): Demand[] {
  const { photoAfter, commentAfter } = checkpoint;
  return [
    ...(photoAfter && isAnsweredWith(content, checkpoint, photoAfter) ? (['photo'] as const) : []),
    ...(commentAfter && isAnsweredWith(content, checkpoint, commentAfter) ? (['comment'] as const) : []),
  ];
}

/** What of it is missing. The description of a captured deficiency counts as comment. */
export function unmetDemands(content: AuditContent, checkpoint: Checkpoint): Demand[] {
  const answer = answerTo(checkpoint, content.answers);
  const findings = findingsAt(checkpoint, content.findings);
  const isMet: Record<Demand, boolean> = {
    photo: Boolean(answer?.photos?.length) || findings.some(({ photos }) => photos?.length),
    comment: Boolean(answer?.comment?.trim()) || findings.length > 0,
  };
  return demandsOf(content, checkpoint).filter((demand) => !isMet[demand]);
}
