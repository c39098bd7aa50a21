import { type Cell, cellText } from '../cell';
import { type Parsed, parsed } from '../parsed';
import type { ExistingValues } from './codec';

/** Parses a cell as text. */
export const readText = (cell: Cell): Parsed<string> =>
  parsed(typeof cell === 'string' ? cell.trim() : cellText(cell));

/** Formats a text as a cell. */
export const textWriter = () => ({ kind: 'text' as const, write: (value: string) => value });

type Texts = Readonly<Record<string, string | null | undefined>>;

/** For matching texts in a list. Cells are trimmed; that alone is no change. */
export function mergeTexts(before: Texts | null, value: Texts, existing: ExistingValues): Texts {
  if (!before) return value;
  const kept = Object.entries(before).filter(
    ([name, text]) => text && (existing === 'fillEmpty' || text.trim() === value[name]),
  );
  return { ...before, ...value, ...Object.fromEntries(kept) };
}
