import { checkpointType, decisiveAnswer, negativeAnswer } from '../../language/choices/choices';
import { boolean, choice, decimal, list, localizedText, text } from '../../language/fields/builders';
import type { ChecklistPart } from './checklistParts';
import { regulationProblems } from './regulationProblems';

/** Parts with checkpoints, as in a regulation and its snapshot in a checklist. */
export const partFields = {
  name: localizedText({ required: true, max: 150 }),
  checkpoints: list(
    {
      name: localizedText({ required: true, max: 300 }),
      description: localizedText({ max: 2000, multiline: true }),
      scope: localizedText({ max: 300 }),
      type: choice(checkpointType, { required: true, default: 'OKAY_NOT_OKAY_DEFICIENCY_CAPTURE' }),
      isMandatory: boolean({ default: true }),
      isReferToReport: boolean({ default: true }),
      isTakeValuesActive: boolean({ default: false }),
      negativeAnswer: choice(negativeAnswer, { default: 'NO' }),
      unit: text({ max: 20 }),
      /** Measured only where damage is seen, as under EN 15635; else `OKAY` without a number is an answer. */
      isMeasuredOnDamage: boolean({ default: false }),
      /** Up to this value green, above it orange; limits apply to the absolute value. */
      greenMax: decimal({ min: 0 }),
      /** Up to this value orange, above it red. */
      orangeMax: decimal({ min: 0 }),
      /** Id of an earlier checkpoint; this one is shown only if that one was answered with `shownAnswer`. */
      shownAfter: text({ max: 36 }),
      shownAnswer: choice(decisiveAnswer),
      /** Answer that requires a photo. */
      photoAfter: choice(decisiveAnswer),
      /** Answer that requires a comment. */
      commentAfter: choice(decisiveAnswer),
    },
    { max: 200, sortable: true },
  ),
} as const;

/** Rules for all places where parts are written: conditions refer to earlier checkpoints, limits are ascending. */
export const checkParts = ({ parts }: Readonly<Record<string, unknown>>) =>
  regulationProblems((parts ?? null) as ChecklistPart[] | null); // each field was found right before
