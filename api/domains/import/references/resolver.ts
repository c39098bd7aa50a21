import type { FieldError } from '@plumbline/resources/language/fields/field';
import type { TransactionCall } from '../../../entities/hooks';
import type { Row } from '../../../entities/rowMapper';

/** What a row says of one reference: the name in the reference's own column, what the columns beside it add, and the row itself. */
export interface Named {
  name: string | null;
  details: Readonly<Record<string, unknown>>;
  values: Readonly<Row>;
}
/** What a column beside the reference says and the row referred to does not: by the field there. */
export type Passed = Readonly<Record<string, FieldError>>;
export type Resolved<Id = string> = { id: Id | null; passed?: Passed } | { expected: FieldError };

export interface ReferenceResolver<Id = string> {
  /** Path of the reference in the imported entity. */
  field: string;
  /** Fields of the row referred to that columns of the list name. */
  details: readonly string[];
  /** Finds what the names of the rows may mean, in one question for all. */
  load(call: TransactionCall, rows: readonly Named[]): Promise<void>;
  resolve(call: TransactionCall, row: Named): Promise<Resolved<Id>>;
  /** What a row referred to is called, as far as it was loaded. */
  nameOf?(id: unknown): string | undefined;
}

/** Names are the same when they differ only in case and spaces. */
export function sameName(name: unknown): string {
  const text = String(name ?? '')
    .trim()
    .toLowerCase();
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text;
}

export const isMissing = (name: string): Resolved => ({
  expected: { message: 'import.problem.referenceMissing', args: { value: name.slice(0, 100) } },
});
/** It would be new, and what new rows must have is neither said by the list nor chosen. */
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
