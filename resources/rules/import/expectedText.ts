import * as choices from '../../language/choices/choices';
import { choiceKey } from '../../language/choices/choiceText';
import type { FieldError } from '../../language/fields/field';
import { isDay } from '../../language/fields/types/date';
import { intlTag, type Language } from '../../language/languages';
import type { EntityName } from '../../language/names';

interface Words {
  language: Language;
  translate: (key: string, args?: Record<string, string | number>) => string;
}

/** The sentence about an expected value; names the field if no column is mapped to it. */
export function expectedText(
  resource: EntityName,
  { message, args = {} }: FieldError,
  { language, translate }: Words,
): string {
  const { fieldName, choiceSet, ...rest } = args;
  const set = Object.values(choices).find((one) => 'name' in one && one.name === choiceSet);
  const values =
    set && 'name' in set ? set.values.map((value) => translate(choiceKey(set, value))).join(', ') : '';
  const said = Object.entries(rest).map(([name, value]) => [
    name,
    isDay(value) ? dayIn(value, language) : value,
  ]);
  const text = translate(message, { choices: values, ...Object.fromEntries(said) });
  return fieldName === undefined
    ? text
    : `${translate(`resources.${resource}.fields.${fieldName}`)}: ${text}`;
}

/** As dates are entered in this language. */
const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
