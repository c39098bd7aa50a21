import { type Localized, languages, localized } from '../../languages';
import { compareKeys, sortKey } from '../../query/collation';
import type { Field, FieldOf } from '../field';
import type { FieldOptions } from '../fieldOptions';
import type { Built, Exact } from './build';
import type { FieldTypeModule } from './fieldType';
import { isObject, isString, isWords } from './shapes';
import { wrong } from './wrong';

export interface LocalizedTextOptions extends FieldOptions {
  max: number;
  multiline?: boolean;
}
export interface LocalizedTextShape {
  options: LocalizedTextOptions;
  value: Localized;
}

export const localizedText = <const O extends LocalizedTextOptions>(
  options: Exact<O, LocalizedTextOptions>,
): Built<'localizedText', O> => ({ type: 'localizedText', ...options });

/** Number of characters in the sort key of a localized text. */
export const orderedCharacters = 100;

export const isLocalizedText = (field: Field | undefined): field is FieldOf<'localizedText'> =>
  field?.type === 'localizedText';

export const localizedTextType: FieldTypeModule<'localizedText'> = {
  check(value, field) {
    if (!isObject(value)) return wrong('text');
    for (const [language, text] of Object.entries(value)) {
      if (!languages.some((known) => known === language) || (text !== null && !isString(text)))
        return wrong('text');
      if (isString(text) && text.length > field.max) return wrong('maxLength', { max: field.max });
    }
    return field.required && !Object.values(value).some((text) => isString(text) && text.trim() !== '')
      ? wrong('required')
      : null;
  },
  textOf: (value, _field, { language }) => localized(value, language),
  query: {
    isComparable: isWords,
    keyOf: (value) => String(value),
    compare: (one, other) => compareKeys(String(one), String(other)),
    orderKey: (value, language) => {
      const text = localized(value as Localized, language); // a row keeps it in this shape
      return text === '' ? null : sortKey(Array.from(text).slice(0, orderedCharacters).join(''));
    },
  },
  isSorted: true,
  isJson: true,
  isName: true,
  isTelling: true,
  isWritten: true,
};
