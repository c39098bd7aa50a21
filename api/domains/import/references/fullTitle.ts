import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isText } from '@plumbline/resources/language/fields/types/text';
import type { Row } from '../../../entities/rowMapper';

export interface FullTitle {
  /** The field a title ends with; it has an index. */
  last: string;
  of: (row: Row) => string;
  /** What the last field may hold of rows that are called so. */
  endings: (name: string) => string[];
}

const mostWords = 12;

/** What people call a row in full, where that is more than its key: maker and model, first name and last. */
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
