import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { answer, checkpointType } from '../../language/choices/choices';
import type { Checkpoint } from './checklistParts';

export type CheckpointType = ChoiceOf<typeof checkpointType>;
export type AnswerValue = ChoiceOf<typeof answer>;

interface CheckpointTraits {
  /** The offered buttons, the positive one first. */
  options: readonly AnswerValue[];
  number: boolean;
  comment: boolean;
  deficiencies: boolean;
}

/** The behaviour of each checkpoint type. */
export const checkpointTraits: Record<CheckpointType, CheckpointTraits> = {
  YES_NO: { options: ['YES', 'NO'], number: false, comment: false, deficiencies: false },
  YES_NO_COMMENT: { options: ['YES', 'NO'], number: false, comment: true, deficiencies: false },
  OKAY_NOT_OKAY: { options: ['OKAY', 'NOT_OKAY'], number: false, comment: false, deficiencies: false },
  OKAY_NOT_OKAY_DEFICIENCY_CAPTURE: {
    options: ['OKAY', 'NOT_OKAY'],
    number: false,
    comment: false,
    deficiencies: true,
  },
  // OKAY records that it was checked, which no deficiency alone would not.
  DEFICIENCY_CAPTURE: { options: ['OKAY'], number: false, comment: false, deficiencies: true },
  NUMBER: { options: [], number: true, comment: false, deficiencies: false },
  NUMBER_WITH_COMMENT: { options: [], number: true, comment: true, deficiencies: false },
};

type Judged = Pick<Checkpoint, 'type'> & Partial<Pick<Checkpoint, 'negativeAnswer' | 'isMeasuredOnDamage'>>;

/** The negative answer; NONE: neither is, or there are no answers to choose from. */
export function negativeAnswerOf({ type, negativeAnswer }: Judged): AnswerValue | 'NONE' {
  const { options } = checkpointTraits[type];
  if (options.includes('NO')) return negativeAnswer ?? 'NO';
  return options.includes('OKAY') ? 'NOT_OKAY' : 'NONE';
}

/** The answer that finds nothing wrong; null: there is none, because it is measured or neither answer is negative. */
export function positiveAnswer(checkpoint: Judged): AnswerValue | null {
  const { options, number } = checkpointTraits[checkpoint.type];
  if (number) return checkpoint.isMeasuredOnDamage ? 'OKAY' : null;
  const negative = negativeAnswerOf(checkpoint);
  return negative === 'NONE' ? null : (options.find((option) => option !== negative) ?? null);
}

/** The answers to choose from, always the positive one first. */
export function answerOptions(checkpoint: Judged): readonly AnswerValue[] {
  const { options } = checkpointTraits[checkpoint.type];
  const negative = negativeAnswerOf(checkpoint);
  return options[0] === negative ? [...options].reverse() : options;
}
