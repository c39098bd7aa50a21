import type { Field, FieldType } from '../field';
import { addressType } from './address';
import { booleanType } from './boolean';
import { choiceType } from './choice';
import { dateType } from './date';
import { datetimeType } from './datetime';
import { decimalType } from './decimal';
import type { FieldTypeModule, FieldTypeOf } from './fieldType';
import { fileType } from './file';
import { filesType } from './files';
import { integerType } from './integer';
import { listType } from './list';
import { localizedTextType } from './localizedText';
import { longTextType } from './longText';
import { phonesType } from './phones';
import { referenceType } from './reference';
import { referencesType } from './references';
import { textType } from './text';

/** Every field type by name. */
export const fieldTypes: { [T in FieldType]: FieldTypeModule<T> } = {
  text: textType,
  longText: longTextType,
  localizedText: localizedTextType,
  integer: integerType,
  decimal: decimalType,
  boolean: booleanType,
  date: dateType,
  datetime: datetimeType,
  choice: choiceType,
  reference: referenceType,
  references: referencesType,
  file: fileType,
  files: filesType,
  address: addressType,
  phones: phonesType,
  list: listType,
};

/** The type of a field. */
export const typeOf = (field: Field): FieldTypeOf<Field> => fieldTypes[field.type];
