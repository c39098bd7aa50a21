import { languages } from '../languages';
import { addressPartKey, addressPartNames, addressParts } from './addressParts';
import { text } from './builders';
import type { Field, FieldOf, FieldType } from './field';

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

const makers: { [T in FieldType]?: (field: FieldOf<T>, words: string) => FieldPart[] } = {
  address: () =>
    addressPartNames.map((name) => ({
      name,
      field: addressParts[name],
      keys: [addressPartKey(name)],
      isNamedAlone: true,
    })),
  localizedText: ({ max }) =>
    languages.map((name) => ({
      name,
      field: text({ max }),
      keys: [`shell.language.names.${name}`],
      isNamedAlone: false,
    })),
  list: ({ fields }, words) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const inner = fieldParts(field);
      const keys = [`${words}.${name}`];
      const own: FieldPart = { name, field, keys, isNamedAlone: false, isOfEach: true };
      if (inner.length === 0) return isText.has(field.type) ? [own] : [];
      return inner.map((part) => ({
        ...own,
        name: `${name}.${part.name}`,
        field: part.field,
        keys: [...keys, ...part.keys],
      }));
    }),
};

// What is a word in a cell by itself, so that several can share one.
const isText: ReadonlySet<FieldType> = new Set(['text', 'boolean', 'choice']);

/**
 * The parts of a field that lists have a column for each of; none where its value is one cell, or no cell at all. `words` are
 * where the locales name the fields of its items.
 */
export function fieldParts(field: Field, words = ''): FieldPart[] {
  // The table is right by type, but TypeScript cannot pair a union's member with its own line.
  const make = makers[field.type] as ((field: Field, words: string) => FieldPart[]) | undefined;
  return make?.(field, words) ?? [];
}

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
