import type { Field } from '../fields/field';
import { type Cell, isEmptyCell, isFailedFormula } from './cell';
import type { CellContext } from './cellContext';
import { codecOf } from './codecs/codecs';
import { expected, type Parsed, parsed } from './parsed';

/** Parses a cell as a value of the field; null if empty. Does not validate. */
export function parseCell(cell: Cell, field: Field, context: CellContext): Parsed<unknown> {
  if (isEmptyCell(cell)) return parsed(null);
  return parseFilled(cell, field, context);
}

/** The same for a cell that is not empty, even if it holds a placeholder. */
export function parseFilled(cell: Cell, field: Field, context: CellContext): Parsed<unknown> {
  if (isFailedFormula(cell)) return expected('formula');
  return codecOf(field).read?.(cell, field, context) ?? expected('notImportable');
}

/** Whether a value of the field fits into one cell; references are written by name. */
export const isImportable = (field: Field): boolean => codecOf(field).read !== undefined;
