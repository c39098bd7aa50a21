import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import type { Cell } from './countCells';

/** What a measure tells of these cells: their number, their price, or the days on average; null where there are none. */
export function figureOf({ of }: Pick<Measure, 'of'>, cells: readonly Cell[]): number | null {
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  if (of === undefined) return count;
  const added = cells.reduce((sum, cell) => sum + cell.sum, 0);
  if ('money' in of) return Math.round(added * 100) / 100;
  return count === 0 ? null : Math.round((added / count) * 10) / 10;
}
