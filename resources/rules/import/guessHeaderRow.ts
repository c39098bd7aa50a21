import { type Cell, cellText, isEmptyCell } from '../../language/exchange/cell';
import { parseDate } from '../../language/exchange/parseDate';
import { isOfKind } from '../../language/exchange/parsed';
import { parseNumber } from '../../language/exchange/parseNumber';
import { foldHeader } from './headerScore';

/**
 * Finds the header row among the first rows, below titles and blank rows. `known`: the folded header words. Returns an
 * index into `rows`; null: none.
 */
export function guessHeaderRow(
  rows: readonly (readonly Cell[])[],
  known: ReadonlySet<string>,
): number | null {
  const filled = rows.map((row) => row.filter((cell) => !isEmptyCell(cell)));
  const widest = Math.max(0, ...filled.map((row) => row.length));
  let best: { index: number; score: number } | null = null;
  for (const [index, cells] of filled.entries()) {
    if (cells.length === 0 || cells.length < widest / 2) continue;
    const share = (test: (cell: Cell) => boolean) => cells.filter(test).length / cells.length;
    const words = share(isWord);
    const distinct = new Set(cells.map((cell) => cellText(cell).toLowerCase())).size / cells.length;
    const score =
      2 * share((cell) => known.has(foldHeader(cellText(cell)))) +
      words +
      distinct * 0.5 +
      cells.length / widest -
      index * 0.05;
    if (words >= 0.5 && (best === null || score > best.score + 1e-9)) best = { index, score };
  }
  return best?.index ?? null;
}

const isWord = (cell: Cell): boolean =>
  typeof cell === 'string' &&
  cellText(cell).length <= 120 &&
  !isOfKind(parseNumber(cell)) &&
  !isOfKind(parseDate(cell));
