import type { Audit } from '../entities/audits';
import type { Deficiency } from '../entities/deficiencies';

export type FollowUp = NonNullable<Audit['followUps']>[number];
type Earlier = Pick<Deficiency, 'id' | 'dangerLevel'>;

/** The open deficiencies of a piece that an inspection has not answered yet. */
export function unansweredAmong<D extends Pick<Deficiency, 'id'>>(
  open: readonly D[],
  followUps: readonly FollowUp[] | null,
): D[] {
  const answered = new Set((followUps ?? []).filter(isAnswered).map(({ deficiency }) => deficiency));
  return open.filter(({ id }) => !answered.has(id));
}

/** Whether an answer is whole: what became worse has its new danger level, what was remedied words or a photo. */
export const isAnswered = (answer: FollowUp): boolean =>
  Boolean(answer.outcome) && lackOfAnswer(answer) === null;

/** What an outcome still needs; null: nothing. */
export function lackOfAnswer({ outcome, dangerLevel, comment, photos }: FollowUp): 'level' | 'proof' | null {
  if (outcome === 'WORSE' && !dangerLevel) return 'level';
  const isShown = (comment ?? '').trim() !== '' || (photos ?? []).length > 0;
  return outcome === 'REMEDIED' && !isShown ? 'proof' : null;
}

/** Earlier deficiencies that stay open by these answers, as findings that the overall result must not contradict. */
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
