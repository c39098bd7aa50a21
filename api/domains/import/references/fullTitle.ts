import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isText } from '@plumbline/resources/language/fields/types/text';
import type { Row } from '../../../entities/rowMapper';

export interface FullTitle {
  /** The last field of a title; it is indexed. */
  last: string;
  of: (row: Row) => string;
  /** Possible values of the last field for rows with this title. */
  endings: (name: string) => string[];
}

const mostWords = 12;

/** Full title of a row if it is more than its key: manufacturer and model, first and last name. */
export function fullTitle({ title, fields }: AnyEntity, key: string): FullTitle | undefined {
  const parts = [title].flat();
  const last = parts.at(-1);
  const areTexts = parts.every((name) => isText(fields[name]));
  if (last === undefined || !areTexts || (parts.length === 1 && last === key)) return undefined;
  return {
    last,
    of: (row) =>
      parts
        .map((name) => row[name])
        .filter(Boolean)
        .join(' '),
    endings: (name) => {
      const words = name.trim().split(/\s+/).slice(0, mostWords);
      return words.map((_word, index) => words.slice(index).join(' '));
    },
  };
}
