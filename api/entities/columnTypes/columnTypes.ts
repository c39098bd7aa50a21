import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import { addressColumn } from './address';
import { booleanColumn } from './boolean';
import { choiceColumn } from './choice';
import type { ColumnType, ColumnTypeOf } from './columnType';
import { dateColumn } from './date';
import { datetimeColumn } from './datetime';
import { decimalColumn } from './decimal';
import { fileColumn } from './file';
import { filesColumn } from './files';
import { integerColumn } from './integer';
import { listColumn } from './list';
import { localizedTextColumn } from './localizedText';
import { longTextColumn } from './longText';
import { phonesColumn } from './phones';
import { referenceColumn } from './reference';
import { referencesColumn } from './references';
import { textColumn } from './text';

/** Every field type's column. */
export const columnTypes: { [T in FieldType]: ColumnType<T> } = {
  text: textColumn,
  longText: longTextColumn,
  localizedText: localizedTextColumn,
  integer: integerColumn,
  decimal: decimalColumn,
  boolean: booleanColumn,
  date: dateColumn,
  datetime: datetimeColumn,
  choice: choiceColumn,
  reference: referenceColumn,
  references: referencesColumn,
  file: fileColumn,
  files: filesColumn,
  address: addressColumn,
  phones: phonesColumn,
  list: listColumn,
};

/** The column of the field's type. */
export const columnTypeOf = (field: Field): ColumnTypeOf<Field> => columnTypes[field.type];
