import type { ChoiceSet } from './choices';
import { type Language, localized } from './languages';

/** What a value of a closed set is called: in the account's own words or those of the locales; failing both, the value. */
export function choiceText(
  { name, labels }: ChoiceSet,
  value: string,
  { language, translate }: { language: Language; translate: (key: string) => string },
): string {
  return labels ? localized(labels[value], language) || value : translate(`choices.${name}.${value}`);
}
