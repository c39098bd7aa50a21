import type { AuditAnswer } from '../../entities/audits';
import { type AuditContent, answerTo, checkpointsOf } from '../../entities/checkpoints/checklistParts';
import { askedParts } from './askedParts';

type Target = Pick<AuditContent, 'parts' | 'notApplicableParts' | 'answers'> & Partial<AuditContent>;

/**
 * Answers of the previous audit that can be copied: of checkpoints that allow it and are empty. Photos are not copied.
 * A copied answer may show another checkpoint, whose answer is then copied too. `makeId` creates ids of the answers.
 */
export function valuesToTake(
  target: Target,
  previous: readonly AuditAnswer[] | null,
  makeId: () => string,
): AuditAnswer[] {
  const content: AuditContent = { findings: [], ...target };
  const taken = valuesAsked(content, previous, makeId);
  if (taken.length === 0) return taken;
  const more = valuesToTake({ ...content, answers: withAnswers(content.answers, taken) }, previous, makeId);
  return [...taken, ...more];
}

function valuesAsked(
  target: AuditContent,
  previous: readonly AuditAnswer[] | null,
  makeId: () => string,
): AuditAnswer[] {
  return askedParts(target)
    .flatMap(checkpointsOf)
    .filter(
      (checkpoint) => checkpoint.isTakeValuesActive && !hasContent(answerTo(checkpoint, target.answers)),
    )
    .flatMap((checkpoint) => {
      const taken = answerTo(checkpoint, previous);
      if (!taken || !hasContent(taken)) return [];
      const { answer = null, number = null, dangerLevel = null, comment = null } = taken;
      const id = answerTo(checkpoint, target.answers)?.id ?? makeId();
      return [{ id, checkpoint: checkpoint.id, answer, number, dangerLevel, comment, photos: null }];
    });
}

export function hasContent(answer: AuditAnswer | undefined): boolean {
  if (!answer) return false;
  const { number, comment, photos } = answer;
  return (
    Boolean(answer.answer) ||
    typeof number === 'number' ||
    Boolean(comment?.trim()) ||
    (photos?.length ?? 0) > 0
  );
}

/** The answers with some replaced. */
export function withAnswers(
  answers: readonly AuditAnswer[] | null,
  replacing: readonly AuditAnswer[],
): AuditAnswer[] {
  const replaced = new Set(replacing.map((answer) => answer.checkpoint));
  return [...(answers ?? []).filter((answer) => !replaced.has(answer.checkpoint)), ...replacing];
}
