import { languages } from '../languages';
import { addressPartKey, addressPartNames, addressParts } from './addressParts';
import { text } from './builders';
import type { Field, FieldOf, FieldType } from './field';

/** What of a value has a column of its own in a list: of an address its city, of a text in several languages the German one. */
export interface FieldPart {
  /** As the value names it; after the field's name it is the column's path (`address.zip`, `title.pl-PL`). */
  name: string;
  field: Field;
  /** Key of what the part is called, in the locales. */
  key: string;
  /** The part's name says enough by itself (a city); otherwise it stands behind the field's: `Title (Polish)`. */
  isNamedAlone: boolean;
}

const makers: { [T in FieldType]?: (field: FieldOf<T>) => FieldPart[] } = {
  address: () =>
    addressPartNames.map((name) => ({
      name,
      field: addressParts[name],
      key: addressPartKey(name),
      isNamedAlone: true,
    })),
  localizedText: ({ max }) =>
    languages.map((name) => ({
      name,
      field: text({ max }),
      key: `shell.language.names.${name}`,
      isNamedAlone: false,
    })),
};

/** The parts of a field that lists have a column for each of; none where its value is one cell, or no cell at all. */
export function fieldParts(field: Field): FieldPart[] {
  // The table is right by type, but TypeScript cannot pair a union's member with its own line.
  const make = makers[field.type] as ((field: Field) => FieldPart[]) | undefined;
  return make?.(field) ?? [];
}

/** What a column of a part is headed, from the words for the field and for the part. */
export const partHeading = ({ isNamedAlone }: FieldPart, field: string, part: string): string =>
  isNamedAlone ? part : `${field} (${part})`;
