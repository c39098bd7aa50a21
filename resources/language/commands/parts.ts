import type { AnyEntity, BaseRecord } from '../defineEntity';
import type { Field, Fields, Shape, ValueOf } from '../fields/field';
import { withoutPrototype } from '../fields/withoutPrototype';

/**
 * Building blocks of command input and output: entity fields, and structures without a column. A part is required
 * unless `optional` (null counts as absent) or `nullable`.
 */
export type Part = (Field | CommandPart) & PartMarks;
export type Parts = { readonly [name: string]: Part };

export interface PartMarks {
  isOptional?: true;
  isNullable?: true;
  /** Description in the documentation. */
  description?: string;
}

/** A text limited only by the request size. */
export type StringPart = { type: 'string' };
/** One of the command's own words. */
export type WordPart = { type: 'word'; words: readonly string[] };
export type ObjectPart = { type: 'object'; parts: Parts };
export type ManyPart = { type: 'many'; of: Part; max?: number; min?: number };
/** A map with arbitrary keys. */
export type MapPart = { type: 'map'; of: Part };
/** A row of an entity as the API returns it. */
export type RowPart = { type: 'row'; of: AnyEntity };
/** A row as sent to create or edit, with custom fields; validated by the write. */
export type DraftPart = { type: 'draft'; of: AnyEntity };
/** One of several forms. */
export type EitherPart = { type: 'either'; forms: readonly Part[] };
/** A structure beyond these parts; described in `description`. */
export type JsonPart = { type: 'json'; description: string };
export type CommandPart =
  | StringPart
  | WordPart
  | ObjectPart
  | ManyPart
  | MapPart
  | RowPart
  | DraftPart
  | EitherPart
  | JsonPart;
export type CommandPartType = CommandPart['type'];
export type CommandPartOf<T extends CommandPartType> = Extract<CommandPart, { type: T }>;

// Phantom property: carries the type of a value that the part does not describe.
interface Typed<T> {
  readonly typed?: T;
}

/** `T`: the exact type of the response. */
export const string = <T extends string = string>(): StringPart & Typed<T> => ({ type: 'string' });
export const word = <const V extends readonly string[]>(...words: V): { type: 'word'; words: V } => ({
  type: 'word',
  words,
});
export const object = <const P extends Parts>(parts: P): { type: 'object'; parts: P } => ({
  type: 'object',
  parts: withoutPrototype(parts),
});
export const many = <const P extends Part>(
  of: P,
  limits: { min?: number; max?: number } = {},
): { type: 'many'; of: P; min?: number; max?: number } => ({ type: 'many', of, ...limits });
export const map = <const P extends Part>(of: P): { type: 'map'; of: P } => ({ type: 'map', of });
export const either = <const P extends readonly Part[]>(...forms: P): { type: 'either'; forms: P } => ({
  type: 'either',
  forms,
});
export const json = <T = unknown>(description: string): JsonPart & Typed<T> => ({
  type: 'json',
  description,
});
export const row = <const E extends AnyEntity | Defined>(
  of: E,
): { type: 'row'; of: AnyEntity } & Typed<RowOf<E>> => ({ type: 'row', of: of as unknown as AnyEntity }); // every definition is one
export const draft = <const E extends AnyEntity | Defined>(
  of: E,
): { type: 'draft'; of: AnyEntity } & Typed<Record<string, unknown>> => ({
  type: 'draft',
  of: of as unknown as AnyEntity, // every definition is one
});

export const optional = <const P extends Part>(part: P): P & { isOptional: true } => ({
  ...part,
  isOptional: true,
});
export const nullable = <const P extends Part>(part: P): P & { isNullable: true } => ({
  ...part,
  isNullable: true,
});
export const described = <const P extends Part>(part: P, description: string): P => ({
  ...part,
  description,
});

/** A definition with the types of its own fields. */
interface Defined {
  name: AnyEntity['name'];
  fields: Fields;
}
type RowOf<E> = E extends { fields: infer F extends Fields }
  ? string extends keyof F
    ? Record<string, unknown>
    : BaseRecord & Shape<F>
  : never;

export type ValueOfPart<P> = P extends { isNullable: true } ? Plain<P> | null : Plain<P>;
type Plain<P> = P extends { type: 'string' } & Typed<infer T>
  ? T
  : P extends { type: 'word'; words: infer V extends readonly string[] }
    ? V[number]
    : P extends { type: 'object'; parts: infer S extends Parts }
      ? ShapeOf<S>
      : P extends { type: 'many'; of: infer O }
        ? ValueOfPart<O>[]
        : P extends { type: 'map'; of: infer O }
          ? Record<string, ValueOfPart<O>>
          : P extends { type: 'either'; forms: infer F extends readonly Part[] }
            ? ValueOfPart<F[number]>
            : P extends { type: 'row' | 'draft' | 'json' } & Typed<infer T>
              ? T
              : ValueOf<P>;

type OptionalNames<S extends Parts> = {
  [K in keyof S]: S[K] extends { isOptional: true } ? K : never;
}[keyof S];
export type ShapeOf<S extends Parts> = {
  [K in Exclude<keyof S, OptionalNames<S>>]: ValueOfPart<S[K]>;
} & { [K in OptionalNames<S>]?: ValueOfPart<S[K]> };
