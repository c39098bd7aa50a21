import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import type { Cell } from './countCells';

/** Value of a measure for these cells: count, price, or average number of days; null without rows. */
export function figureOf({ of }: Pick<Measure, 'of'>, cells: readonly Cell[]): number | null {
  const count = cells.reduce((sum, cell) => sum + cell.count, 0);
  if (of === undefined) return count;
  const added = cells.reduce((sum, cell) => sum + cell.sum, 0);
  if ('money' in of) return Math.round(added * 100) / 100;
  return count === 0 ? null : Math.round((added / count) * 10) / 10;
}
