import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import type { CellProps } from '../../cells/cellProps';
import { addressShown } from './address';
import { booleanShown } from './boolean';
import { choiceShown } from './choice';
import { dateShown } from './date';
import { datetimeShown } from './datetime';
import { decimalShown } from './decimal';
import { fileShown } from './file';
import { filesShown } from './files';
import { integerShown } from './integer';
import { listShown } from './list';
import { localizedTextShown } from './localizedText';
import { longTextShown } from './longText';
import { phonesShown } from './phones';
import { referenceShown } from './reference';
import { referencesShown } from './references';
import type { ShownType, ShownTypeOf } from './shownType';
import { textShown } from './text';

/** Every field type with its display. */
export const shownTypes: { [T in FieldType]: ShownType<T> } = {
  text: textShown,
  longText: longTextShown,
  localizedText: localizedTextShown,
  integer: integerShown,
  decimal: decimalShown,
  boolean: booleanShown,
  date: dateShown,
  datetime: datetimeShown,
  choice: choiceShown,
  reference: referenceShown,
  references: referencesShown,
  file: fileShown,
  files: filesShown,
  address: addressShown,
  phones: phonesShown,
  list: listShown,
};

/** How the type of the field is shown. */
export const shownTypeOf = (field: Field): ShownTypeOf<Field, CellProps> => shownTypes[field.type];
