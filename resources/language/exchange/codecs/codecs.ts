import type { Field, FieldType } from '../../fields/field';
import { addressCodec } from './address';
import { booleanCodec } from './boolean';
import { choiceCodec } from './choice';
import type { Codec, CodecOf } from './codec';
import { dateCodec } from './date';
import { datetimeCodec } from './datetime';
import { decimalCodec } from './decimal';
import { fileCodec } from './file';
import { filesCodec } from './files';
import { integerCodec } from './integer';
import { listCodec } from './list';
import { localizedTextCodec } from './localizedText';
import { longTextCodec } from './longText';
import { phonesCodec } from './phones';
import { referenceCodec } from './reference';
import { referencesCodec } from './references';
import { textCodec } from './text';

/** The codec of every field type. */
export const codecs: { [T in FieldType]: Codec<T> } = {
  text: textCodec,
  longText: longTextCodec,
  localizedText: localizedTextCodec,
  integer: integerCodec,
  decimal: decimalCodec,
  boolean: booleanCodec,
  date: dateCodec,
  datetime: datetimeCodec,
  choice: choiceCodec,
  reference: referenceCodec,
  references: referencesCodec,
  file: fileCodec,
  files: filesCodec,
  address: addressCodec,
  phones: phonesCodec,
  list: listCodec,
};

/** The codec of the field's type. */
export const codecOf = (field: Field): CodecOf<Field> => codecs[field.type];
