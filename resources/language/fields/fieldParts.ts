import type { InnerParts } from '../exchange/codecs/codec';
import { codecOf } from '../exchange/codecs/codecs';
import type { Field } from './field';

/** What of a value has a column of its own in a list: of an address its city, of a text in several languages the German one. */
export interface FieldPart {
  /** As the value names it; after the field's name it is the column's path (`address.zip`, `title.pl-PL`). */
  name: string;
  field: Field;
  /** Keys of what the part is called, in the locales. */
  keys: readonly string[];
  /** The part's name says enough by itself (a city); otherwise it stands behind the field's: `Title (Polish)`. */
  isNamedAlone: boolean;
  /** The value is a list: the cell has that part of each item, in their order. */
  isOfEach?: true;
}

/**
 * The parts of a field that lists have a column for each of; none where its value is one cell, or no cell at all. `words` are
 * where the locales name the fields of its items.
 */
export const fieldParts = (field: Field, words = ''): FieldPart[] =>
  codecOf(field).parts?.(field, words, inner) ?? [];

const inner: InnerParts = {
  of: (field) => fieldParts(field),
  isWord: (field) => codecOf(field).isWord === true,
};

/** Where the locales name the fields of a list's items. */
export const itemWords = (entity: string, list: string): string => `resources.${entity}.items.${list}`;

/** What a column of a part is headed, from the word for the field and those for the part. */
export function partHeading(
  { isNamedAlone, keys }: FieldPart,
  field: string,
  word: (key: string) => string,
): string {
  const part = keys.map(word).join(', ');
  return isNamedAlone ? part : `${field} (${part})`;
}

/** What of the value stands in the part's column; of each item, where there are several. */
export function partOf({ name, isOfEach }: FieldPart, value: unknown): unknown {
  if (!isOfEach) return at(value, name);
  return Array.isArray(value) ? value.map((item) => name.split('.').reduce(at, item)) : null;
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
