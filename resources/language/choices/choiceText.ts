import { type Language, localized } from '../languages';
import type { ChoiceSet } from './choiceSet';

/** Label of a choice: the account's, else the locale's, else the value. */
export function choiceText(
  choices: ChoiceSet,
  value: string,
  { language, translate }: { language: Language; translate: (key: string) => string },
): string {
  return choices.labels
    ? localized(choices.labels[value], language) || value
    : translate(choiceKey(choices, value));
}

/** Locale key of the label. */
export const choiceKey = ({ name, labelKeys }: ChoiceSet, value: string): string =>
  `${labelKeys ?? `choices.${name}`}.${value}`;
