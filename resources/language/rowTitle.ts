import type { AnyEntity } from './defineEntity';

/** The title of a row: its title fields, without empty ones. */
export const rowTitle = (
  { title }: Pick<AnyEntity, 'title'>,
  row: Readonly<Record<string, unknown>>,
): string =>
  [title]
    .flat()
    .map((name) => row[name])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
