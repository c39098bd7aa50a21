import type { AnyEntity } from './defineEntity';

/** The text by which a row is known: the fields its definition names as title, without those that are empty or no text. */
export const rowTitle = (
  { title }: Pick<AnyEntity, 'title'>,
  row: Readonly<Record<string, unknown>>,
): string =>
  [title]
    .flat()
    .map((name) => row[name])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
