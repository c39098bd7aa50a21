import type { InnerParts } from '../exchange/codecs/codec';
import { codecOf } from '../exchange/codecs/codecs';
import type { Field } from './field';

/** A part of a value with its own column in lists: the city of an address, one language of a text. */
export interface FieldPart {
  /** Key within the value; with the field's name the column's path (`address.zip`, `title.pl-PL`). */
  name: string;
  field: Field;
  /** Locale keys of the label. */
  keys: readonly string[];
  /** The label stands alone (a city); else it follows the field's: `Title (Polish)`. */
  isNamedAlone: boolean;
  /** The value is a list: the cell has this part of each item, in order. */
  isOfEach?: true;
}

/**
 * The parts with columns of their own; empty if the value fits one cell, or none. `words`: locale keys of its items.
 */
export const fieldParts = (field: Field, words = ''): FieldPart[] =>
  codecOf(field).parts?.(field, words, inner) ?? [];

const inner: InnerParts = {
  of: (field) => fieldParts(field),
  isWord: (field) => codecOf(field).isWord === true,
};

/** Where the locales have the fields of a list's items. */
export const itemWords = (entity: string, list: string): string => `resources.${entity}.items.${list}`;

/** The header of a part's column. */
export function partHeading(
  { isNamedAlone, keys }: FieldPart,
  field: string,
  word: (key: string) => string,
): string {
  const part = keys.map(word).join(', ');
  return isNamedAlone ? part : `${field} (${part})`;
}

/** The part of the value for the column; of each item, if several. */
export function partOf({ name, isOfEach }: FieldPart, value: unknown): unknown {
  if (!isOfEach) return at(value, name);
  return Array.isArray(value) ? value.map((item) => name.split('.').reduce(at, item)) : null;
}

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
