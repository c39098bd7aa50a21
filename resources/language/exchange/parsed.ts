import type { FieldError } from '../fields/field';

/** What a person must say before a cell has one value: which of two readings is meant, or what an unknown unit is. */
export type Asked =
  | { about: 'decimal' | 'order'; readings: readonly [unknown, unknown] }
  | { about: 'unit'; word: string };

interface Unread {
  ok: false;
  expected: FieldError;
  /** Set where the cell holds a value of the right kind that only a person can read. */
  asked?: Asked;
}

/** A cell read as a value, or a sentence (`import.expected.<what>`) that names what was expected in its place. */
export type Parsed<T> = { ok: true; value: T } | Unread;

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

export const expected = (what: string, args?: FieldError['args']): Unread => ({
  ok: false,
  expected: args ? { message: `import.expected.${what}`, args } : { message: `import.expected.${what}` },
});

export const undecided = (what: string, asked: Asked, args?: FieldError['args']): Unread => ({
  ...expected(what, args),
  asked,
});

/** Whether the cell holds a value of the right kind, even if a person has to say which. */
export const isOfKind = (one: Parsed<unknown>): boolean => one.ok || one.asked !== undefined;
