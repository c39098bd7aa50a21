import { splitCell } from '../fields/severalInCell';
import { type Cell, cellText } from './cell';
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
  const text = cellText(typeof cell === 'string' ? cell.replaceAll('\n', ';') : cell);
  if (text === '') return parsed(null);
  const values: unknown[] = [];
  for (const piece of splitCell(text)) {
    const value = piece === '' ? parsed(null) : parseFilled(piece, field, context);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return parsed(values);
}
