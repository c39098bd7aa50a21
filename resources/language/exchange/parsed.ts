import type { FieldError } from '../fields/field';

/** The user's decision that a cell needs: which reading, or which unit. */
export type Asked =
  | { about: 'decimal' | 'order'; readings: readonly [unknown, unknown] }
  | { about: 'unit'; word: string };

interface Unread {
  ok: false;
  expected: FieldError;
  /** Set if the cell is of the right kind but ambiguous. */
  asked?: Asked;
}

/** The parsed value, or the key of what was expected (`import.expected.<what>`). */
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

/** Whether the cell is of the right kind, even if ambiguous. */
export const isOfKind = (one: Parsed<unknown>): boolean => one.ok || one.asked !== undefined;
