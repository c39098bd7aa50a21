import type { FieldError } from '../fields/field';

/** A cell read as a value, or a sentence (`import.expected.<what>`) that names what was expected in its place. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; expected: FieldError };

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

export const expected = (what: string, args?: FieldError['args']): { ok: false; expected: FieldError } => ({
  ok: false,
  expected: args ? { message: `import.expected.${what}`, args } : { message: `import.expected.${what}` },
});
