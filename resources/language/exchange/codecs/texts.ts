import { type Cell, cellText } from '../cell';
import { type Parsed, parsed } from '../parsed';
import type { ExistingValues } from './codec';

// No-break and narrow spaces, invisible characters, and accents apart from their letter: what nobody sees in a cell.
const spaces = /[\u00a0\u2007\u2009\u202f]/g;
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;
const isHidden = /[\u00a0\u00ad\u2007\u2009\u200b\u200e\u200f\u202f\u2060\ufeff]|\p{M}/u;

/** A text as it looks: copied from a web page or another system, equal texts may differ in what nobody sees. */
export const asItLooks = (text: string): string =>
  (isHidden.test(text) ? text.normalize('NFC').replace(spaces, ' ').replace(invisible, '') : text).trim();

/** Parses a cell as text. */
export const readText = (cell: Cell): Parsed<string> =>
  parsed(typeof cell === 'string' ? asItLooks(cell) : cellText(cell));

/** Formats a text as a cell. */
export const textWriter = () => ({ kind: 'text' as const, write: (value: string) => value });

type Texts = Readonly<Record<string, string | null | undefined>>;

/** For matching texts in a list. Cells are read as they look; that alone is no change. */
export function mergeTexts(before: Texts | null, value: Texts, existing: ExistingValues): Texts {
  if (!before) return value;
  const kept = Object.entries(before).filter(
    ([name, text]) => text && (existing === 'fillEmpty' || asItLooks(text) === value[name]),
  );
  return { ...before, ...value, ...Object.fromEntries(kept) };
}
