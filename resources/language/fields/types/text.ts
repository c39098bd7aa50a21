import type { EntityName } from '../../names';
import { compareKeys, sortKey } from '../../query/collation';
import type { Field, FieldOf } from '../field';
import type { FieldOptions } from '../fieldOptions';
import { formats, type TextFormat } from '../formats';
import type { Built, Exact } from './build';
import type { FieldTypeModule } from './fieldType';
import { isString, isWords } from './shapes';
import { wrong } from './wrong';

export interface TextOptions extends FieldOptions {
  max: number;
  min?: number;
  format?: TextFormat;
  default?: string;
  /** Id of an item in a list of the row that this reference of the record points to. */
  itemOf?: string;
  /** A copy of a row's name at that time. */
  nameOf?: EntityName;
  /** A pasted text that is too long is shortened in a dialog and signed with the author's name. */
  signsLongPaste?: true;
  /** The name of an entity, shown by its label. */
  says?: 'entity';
}
export interface TextShape {
  options: TextOptions;
  value: string;
}

export const text = <const O extends TextOptions>(options: Exact<O, TextOptions>): Built<'text', O> => ({
  type: 'text',
  ...options,
});

/** Longer texts are neither looked up nor indexed. */
const longestInIndex = 250;

// Hashes are compared bytewise.
const isCollated = ({ format }: { format?: TextFormat }): boolean => format !== 'hash';

export const isText = (field: Field | undefined): field is FieldOf<'text'> => field?.type === 'text';

export const textType: FieldTypeModule<'text'> = {
  check(value, field) {
    if (!isString(value)) return wrong('text');
    if (value.length > field.max) return wrong('maxLength', { max: field.max });
    if (field.min !== undefined && value.length < field.min) return wrong('minLength', { min: field.min });
    if (field.required && value.trim() === '') return wrong('required');
    return field.format && !formats[field.format](value) ? wrong(field.format) : null;
  },
  textOf: (value) => value,
  query: {
    isComparable: isWords,
    keyOf: (value, field) => (isCollated(field) ? sortKey(String(value)) : (value as string)), // what is comparable is one
    boundOf: (value) => String(value),
    compare: (one, other, field) =>
      isCollated(field) ? compareKeys(String(one), String(other)) : one < other ? -1 : 1,
  },
  isSorted: true,
  isFiltered: true,
  isLong: ({ max }) => max > longestInIndex,
  isName: true,
  isTelling: true,
  isWritten: true,
};
