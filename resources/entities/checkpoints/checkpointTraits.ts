import type { answer, ChoiceOf, checkpointType } from '../../language/choices/choices';

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
