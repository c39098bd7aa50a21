import { type Cell, cellText } from '../cell';
import { type Parsed, parsed } from '../parsed';
import type { ExistingValues } from './codec';

/** A cell as the text it is. */
export const readText = (cell: Cell): Parsed<string> =>
  parsed(typeof cell === 'string' ? cell.trim() : cellText(cell));

/** A text as the cell it is. */
export const textWriter = () => ({ kind: 'text' as const, write: (value: string) => value });

type Texts = Readonly<Record<string, string | null | undefined>>;

/** Texts of which a list names some. Cells come without the spaces at their ends; that is no change of a text that has some. */
export function mergeTexts(before: Texts | null, value: Texts, existing: ExistingValues): Texts {
  if (!before) return value;
  const kept = Object.entries(before).filter(
    ([name, text]) => text && (existing === 'fillEmpty' || text.trim() === value[name]),
  );
  return { ...before, ...value, ...Object.fromEntries(kept) };
}
