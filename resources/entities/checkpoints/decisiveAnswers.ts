import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { decisiveAnswer } from '../../language/choices/choices';
import { dangerLevelOf } from './assessCheckpoint';
import { type AuditContent, answerTo, type Checkpoint, findingsAt } from './checklistParts';
import type { AnswerValue, CheckpointType } from './checkpointTraits';

export type DecisiveAnswer = ChoiceOf<typeof decisiveAnswer>;

const yesNo: readonly DecisiveAnswer[] = ['YES', 'NO'];
const okay: readonly DecisiveAnswer[] = ['OKAY', 'NOT_OKAY'];
const reached: readonly DecisiveAnswer[] = ['ORANGE', 'RED'];

/** For each checkpoint type the answers that conditions may refer to. */
export const decisiveAnswers: Record<CheckpointType, readonly DecisiveAnswer[]> = {
  YES_NO: yesNo,
  YES_NO_COMMENT: yesNo,
  OKAY_NOT_OKAY: okay,
  OKAY_NOT_OKAY_DEFICIENCY_CAPTURE: okay,
  DEFICIENCY_CAPTURE: okay,
  NUMBER: reached,
  NUMBER_WITH_COMMENT: reached,
};

/** Whether the checkpoint was answered so. A captured deficiency counts as "not okay", whatever the answer. */
export function isAnsweredWith(
  { answers, findings }: Pick<AuditContent, 'answers' | 'findings'>,
  checkpoint: Checkpoint,
  wanted: DecisiveAnswer,
): boolean {
  const answer = answerTo(checkpoint, answers);
  const level = dangerLevelOf(checkpoint, answer);
  if (wanted === 'RED') return level === 'red';
  if (wanted === 'ORANGE') return level === 'orange' || level === 'red';
  const given: AnswerValue | null =
    findingsAt(checkpoint, findings).length > 0 ? 'NOT_OKAY' : (answer?.answer ?? null);
  return given === wanted;
}
