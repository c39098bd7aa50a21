import { asItLooks } from '@plumbline/resources/language/exchange/codecs/texts';
import type { FieldError } from '@plumbline/resources/language/fields/field';
import type { TransactionCall } from '../../../entities/hooks';
import type { Row } from '../../../entities/rowMapper';

/** Data of a row about one reference: the name in its column, details in other columns, and the row's values. */
export interface Named {
  name: string | null;
  details: Readonly<Record<string, unknown>>;
  values: Readonly<Row>;
}
/** Details in the list that differ from the referenced row, by its field. */
export type Passed = Readonly<Record<string, FieldError>>;
export type Resolved<Id = string> = { id: Id | null; passed?: Passed } | { expected: FieldError };

export interface ReferenceResolver<Id = string> {
  /** Path of the reference in the imported entity. */
  field: string;
  /** Fields of the referenced row that the list has columns for. */
  details: readonly string[];
  /** Loads the candidates for the names of all rows in one query. */
  load(call: TransactionCall, rows: readonly Named[]): Promise<void>;
  resolve(call: TransactionCall, row: Named): Promise<Resolved<Id>>;
  /** Name of a referenced row, if it was loaded. */
  nameOf?(id: unknown): string | undefined;
}

/** Normalises a name: case, multiple spaces and what nobody sees are ignored. */
export function sameName(name: unknown): string {
  const text = asItLooks(String(name ?? '')).toLowerCase();
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text;
}

/** Spellings of a name to search the database for: its collation ignores case but not spaces. */
export function spellings(name: string): string[] {
  const collapsed = name.replace(/\s+/g, ' ');
  return [...new Set([name, collapsed, collapsed.replaceAll(' ', '\u00a0')])];
}

export const isMissing = (name: string): Resolved => ({
  expected: { message: 'import.problem.referenceMissing', args: { value: name.slice(0, 100) } },
});
/** The row would be new, but mandatory values for new rows are neither in the list nor chosen. */
export const isUnchosen = (name: string): Resolved => ({
  expected: { message: 'import.problem.newUnchosen', args: { value: name.slice(0, 100) } },
});
export const isAmbiguous = (name: string): Resolved => ({
  expected: { message: 'import.problem.referenceAmbiguous', args: { value: name.slice(0, 100) } },
});

const none: Named['details'] = {};

export function namedBy(
  { named, values }: { named: Row; values: Row },
  { field, details }: Pick<ReferenceResolver, 'field' | 'details'>,
): Named {
  const name = named[field];
  const found: Row = {};
  for (const detail of details) {
    const value = named[`${field}.${detail}`];
    if (value !== undefined) found[detail] = value;
  }
  return { name: typeof name === 'string' ? name : null, details: details.length > 0 ? found : none, values };
}

export const isNothing = ({ name, details }: Named): boolean =>
  name === null && Object.keys(details).length === 0;
