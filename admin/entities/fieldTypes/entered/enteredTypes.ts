import type { Field, FieldType } from '@plumbline/resources/language/fields/field';
import type { FilterProps } from '../../filters/filterProps';
import type { InputProps } from '../../inputs/inputProps';
import { addressEntered } from './address';
import { booleanEntered } from './boolean';
import { choiceEntered } from './choice';
import { dateEntered } from './date';
import { datetimeEntered } from './datetime';
import { decimalEntered } from './decimal';
import type { EnteredType, EnteredTypeOf } from './enteredType';
import { fileEntered } from './file';
import { filesEntered } from './files';
import { integerEntered } from './integer';
import { listEntered } from './list';
import { localizedTextEntered } from './localizedText';
import { longTextEntered } from './longText';
import { phonesEntered } from './phones';
import { referenceEntered } from './reference';
import { referencesEntered } from './references';
import { textEntered } from './text';

/** Every field type with its inputs. */
export const enteredTypes: { [T in FieldType]: EnteredType<T> } = {
  text: textEntered,
  longText: longTextEntered,
  localizedText: localizedTextEntered,
  integer: integerEntered,
  decimal: decimalEntered,
  boolean: booleanEntered,
  date: dateEntered,
  datetime: datetimeEntered,
  choice: choiceEntered,
  reference: referenceEntered,
  references: referencesEntered,
  file: fileEntered,
  files: filesEntered,
  address: addressEntered,
  phones: phonesEntered,
  list: listEntered,
};

/** How values of the field are entered. */
export const enteredTypeOf = (field: Field): EnteredTypeOf<InputProps, FilterProps> =>
  enteredTypes[field.type];
