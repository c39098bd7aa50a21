import { readingLimits } from './limits';

/** A column of merged cells: its value stands in the row `from` and holds down to `to`. */
export interface Merge {
  column: number;
  from: number;
  to: number;
}

/** Cells merged over several rows, by their first row. */
export type Merges = ReadonlyMap<number, readonly Merge[]>;

const longestElement = 1000;
const merged = /<(?:\w+:)?mergeCell\s[^<>]*?ref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"[^<>]*>/g;

/**
 * Reads which cells of a sheet are merged. The file names them after its rows, so they are searched for in the text,
 * which costs a fraction of parsing it.
 */
export async function readMerges(pieces: AsyncIterable<string>): Promise<Merges> {
  const merges = new Map<number, Merge[]>();
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    for (const [, letters = '', first, last] of text.matchAll(merged)) {
      const merge = { column: columnOf(letters), from: Number(first), to: Number(last) };
      if (merge.to <= merge.from || merge.column >= readingLimits.columns) continue;
      const beside = merges.get(merge.from);
      if (beside) beside.push(merge);
      else merges.set(merge.from, [merge]);
    }
    // An element may be cut by the end of a piece.
    const open = text.lastIndexOf('<');
    rest = open > text.lastIndexOf('>') && text.length - open < longestElement ? text.slice(open) : '';
  }
  return merges;
}

/** Zero-based column index: "AB12" → 27. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const digit = letter.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}
