import type { Field } from '../fields/field';
import { type Cell, isEmptyCell, isFailedFormula } from './cell';
import type { CellContext } from './cellContext';
import { codecOf } from './codecs/codecs';
import { expected, type Parsed, parsed } from './parsed';

/** Reads a customer's cell as a value of the field; null where the cell is empty. Whether the value is allowed, validation says. */
export function parseCell(cell: Cell, field: Field, context: CellContext): Parsed<unknown> {
  if (isEmptyCell(cell)) return parsed(null);
  return parseFilled(cell, field, context);
}

/** The same for a cell that is known not to be empty, whatever word it holds. */
export function parseFilled(cell: Cell, field: Field, context: CellContext): Parsed<unknown> {
  if (isFailedFormula(cell)) return expected('formula');
  return codecOf(field).read?.(cell, field, context) ?? expected('notImportable');
}

/** Whether values of the field can stand in one cell of a list; what a row refers to stands there by its name. */
export const isImportable = (field: Field): boolean => codecOf(field).read !== undefined;
