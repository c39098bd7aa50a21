import { type Language, localized } from '../languages';
import type { ChoiceSet } from './choices';

/** What a value of a closed set is called: in the account's own words or those of the locales; failing both, the value. */
export function choiceText(
  choices: ChoiceSet,
  value: string,
  { language, translate }: { language: Language; translate: (key: string) => string },
): string {
  return choices.labels
    ? localized(choices.labels[value], language) || value
    : translate(choiceKey(choices, value));
}

/** Key of a value's label in the locales. */
export const choiceKey = ({ name, labelKeys }: ChoiceSet, value: string): string =>
  `${labelKeys ?? `choices.${name}`}.${value}`;
