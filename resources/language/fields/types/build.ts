// Inferring the options' own type keeps `required: true` literal but allows misspelt options; `Exact` refuses them.
export type Exact<O, Allowed> = O & { [K in Exclude<keyof O, keyof Allowed>]: never };
// NoInfer: the expected options must not widen the inferred ones.
export type Built<T extends string, O> = { type: T } & NoInfer<O>;
/** The options of a field with only a type. */
export type None = Record<never, never>;

// Without options O is {}; TypeScript does not unify an absent argument with {}, hence the two casts.
export function build<T extends string, O>(type: T, options: O | undefined): Built<T, O> {
  return { type, ...(options ?? {}) } as Built<T, O>;
}
export function spread<A, O>(own: A, options: O | undefined): A & O {
  return { ...own, ...(options ?? {}) } as A & O;
}
