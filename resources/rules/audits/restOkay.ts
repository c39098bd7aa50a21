import type { AuditAnswer } from '../../entities/audits';
import { assessmentIn } from '../../entities/checkpoints/assessCheckpoint';
import { type AuditContent, answerTo, checkpointsOf } from '../../entities/checkpoints/checklistParts';
import { positiveAnswer } from '../../entities/checkpoints/checkpointTraits';
import { askedParts } from './askedParts';
import { withAnswers } from './takeOverValues';

/**
 * Positive answers to all checkpoints still open, of one part or of all. Left open: measurements that are mandatory and
 * questions without a positive answer. An answer may show another checkpoint, which is then answered too. Comments and
 * photos already given are kept. `makeId` creates ids of the answers.
 */
export function restOkay(content: AuditContent, makeId: () => string, part?: string): AuditAnswer[] {
  const given = askedParts(content)
    .filter(({ id }) => part === undefined || id === part)
    .flatMap(checkpointsOf)
    .filter((checkpoint) => assessmentIn(content, checkpoint) === 'open')
    .flatMap((checkpoint): AuditAnswer[] => {
      const answer = positiveAnswer(checkpoint);
      const before = answerTo(checkpoint, content.answers) ?? { id: makeId(), checkpoint: checkpoint.id };
      return answer ? [{ ...before, answer }] : [];
    });
  if (given.length === 0) return given;
  return [...given, ...restOkay({ ...content, answers: withAnswers(content.answers, given) }, makeId, part)];
}

/** The answers before `given` was added by `restOkay`; answers changed since then stay. */
export function withoutRestOkay(
  answers: readonly AuditAnswer[] | null,
  given: readonly AuditAnswer[],
): AuditAnswer[] {
  const byCheckpoint = new Map(given.map((one) => [one.checkpoint, one]));
  return (answers ?? []).map((now) => {
    const filled = byCheckpoint.get(now.checkpoint);
    return filled && filled.answer === now.answer ? { ...now, answer: null } : now;
  });
}
