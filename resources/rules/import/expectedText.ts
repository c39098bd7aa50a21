import * as choices from '../../language/choices/choices';
import { choiceKey } from '../../language/choices/choiceText';
import type { FieldError } from '../../language/fields/field';
import type { EntityName } from '../../language/names';

type Translate = (key: string, args?: Record<string, string | number>) => string;

/** The sentence about an expected value; names the field if no column is mapped to it. */
export function expectedText(
  resource: EntityName,
  { message, args = {} }: FieldError,
  translate: Translate,
): string {
  const { fieldName, choiceSet, ...rest } = args;
  const set = Object.values(choices).find((one) => 'name' in one && one.name === choiceSet);
  const values =
    set && 'name' in set ? set.values.map((value) => translate(choiceKey(set, value))).join(', ') : '';
  const text = translate(message, { choices: values, ...rest });
  return fieldName === undefined
    ? text
    : `${translate(`resources.${resource}.fields.${fieldName}`)}: ${text}`;
}
