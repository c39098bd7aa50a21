import type { Audit } from '../../entities/audits';
import type { Deficiency } from '../../entities/deficiencies';
import { dangerLevel as dangerLevels } from '../../language/choices/choices';

export type FollowUp = NonNullable<Audit['followUps']>[number];
type Earlier = Pick<Deficiency, 'id' | 'dangerLevel'>;

/**
 * Open deficiencies of a piece not yet answered by the inspection. Answers that a correction leaves as they were `before`
 * it are not compared with the danger level of today.
 */
export function unansweredAmong<D extends Earlier>(
  open: readonly D[],
  followUps: readonly FollowUp[] | null,
  before: readonly FollowUp[] | null = null,
): D[] {
  const answers = new Map((followUps ?? []).map((one) => [one.deficiency, one]));
  return open.filter(({ id, dangerLevel }) => {
    const answer = answers.get(id);
    if (!answer?.outcome) return true;
    return lackOfAnswer(answer, isDecidedAnew(before, answer) ? dangerLevel : undefined) !== null;
  });
}

/** Whether a correction changes the outcome or danger level of an answer, not just its text. */
export const isDecidedAnew = (before: readonly FollowUp[] | null, answer: FollowUp): boolean =>
  !(before ?? []).some(
    ({ deficiency, outcome, dangerLevel }) =>
      deficiency === answer.deficiency &&
      outcome === answer.outcome &&
      (dangerLevel ?? null) === (answer.dangerLevel ?? null),
  );

/** Whether an answer is complete: a worse deficiency needs its new danger level, a remedied one a text or photo. */
export const isAnswered = (answer: FollowUp): boolean =>
  Boolean(answer.outcome) && lackOfAnswer(answer) === null;

/** What an answer lacks, for a deficiency of danger level `before`; null: complete. */
export function lackOfAnswer(
  { outcome, dangerLevel, comment, photos }: FollowUp,
  before: Deficiency['dangerLevel'] = 'green',
): 'level' | 'proof' | null {
  // A worse deficiency cannot have a lower level.
  if (outcome === 'WORSE' && (!dangerLevel || rank(dangerLevel) < rank(before))) return 'level';
  const isShown = (comment ?? '').trim() !== '' || (photos ?? []).length > 0;
  return outcome === 'REMEDIED' && !isShown ? 'proof' : null;
}

const rank = (level: Deficiency['dangerLevel']): number => dangerLevels.values.indexOf(level);

/** Earlier deficiencies that stay open by these answers; the overall result must not contradict them. */
export function findingsLeft(
  open: readonly Earlier[],
  followUps: readonly FollowUp[] | null,
): { checkpoint: null; dangerLevel: Deficiency['dangerLevel'] }[] {
  const byId = new Map((followUps ?? []).map((one) => [one.deficiency, one]));
  return open.flatMap((one) => {
    const answer = byId.get(one.id);
    if (!answer || answer.outcome === 'REMEDIED') return [];
    const dangerLevel =
      answer.outcome === 'WORSE' ? (answer.dangerLevel ?? one.dangerLevel) : one.dangerLevel;
    return [{ checkpoint: null, dangerLevel }];
  });
}
