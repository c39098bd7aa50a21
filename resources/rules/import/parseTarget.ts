import type { Cell } from '../../language/exchange/cell';
import type { CellContext } from '../../language/exchange/cellContext';
import { parseCell, parseFilled } from '../../language/exchange/parseCell';
import { type Parsed, parsed } from '../../language/exchange/parsed';
import { splitCell } from '../../language/fields/severalInCell';
import type { ImportTarget } from './importTargets';

/** Parses a cell for its target: one value, or one value per list item. */
export function parseTarget(
  cell: Cell,
  { field, part }: Pick<ImportTarget, 'field' | 'part'>,
  context: CellContext,
): Parsed<unknown> {
  if (!part?.isOfEach) return parseCell(cell, field, context);
  const values: unknown[] = [];
  for (const piece of splitCell(String(cell ?? ''))) {
    const value = piece === '' ? parsed(null) : parseFilled(piece, field, context);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return parsed(values.some((value) => value !== null) ? values : null);
}
