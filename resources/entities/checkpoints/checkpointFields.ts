import { checkpointType, decisiveAnswer, negativeAnswer } from '../../language/choices/choices';
import { boolean, choice, decimal, list, localizedText, text } from '../../language/fields/builders';
import type { ChecklistPart } from './checklistParts';
import { regulationProblems } from './regulationProblems';

/** Parts with their checkpoints, as a regulation holds them and a checklist freezes them. */
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
      /** Up to here the measured amount is green, above it orange; limits count for both signs of a deviation. */
      greenMax: decimal({ min: 0 }),
      /** Up to here orange, above it red. */
      orangeMax: decimal({ min: 0 }),
      /** Id of an earlier checkpoint: this one is asked only when that one is answered with `shownAnswer`. */
      shownAfter: text({ max: 36 }),
      shownAnswer: choice(decisiveAnswer),
      /** With this answer a photo is demanded. */
      photoAfter: choice(decisiveAnswer),
      /** With this answer a comment is demanded. */
      commentAfter: choice(decisiveAnswer),
    },
    { max: 200, sortable: true },
  ),
} as const;

/** Conditions look back and limits are in order, wherever parts are written. */
export const checkParts = ({ parts }: Readonly<Record<string, unknown>>) =>
  regulationProblems((parts ?? null) as ChecklistPart[] | null); // each field was found right before
