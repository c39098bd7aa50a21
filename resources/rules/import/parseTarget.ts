import { splitCell } from '../../language/fields/severalInCell';
import type { Cell } from './cell';
import type { ImportTarget } from './importTargets';
import { type CellContext, parseCell, parseFilled } from './parseCell';
import { type Parsed, parsed } from './parsed';

/** Reads a cell for where its column goes: as one value, or as what it says of each item of a list, in their order. */
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
