// Inferring the options' own type keeps `required: true` as a literal, but would let a misspelt option through; `Exact` refuses it.
export type Exact<O, Allowed> = O & { [K in Exclude<keyof O, keyof Allowed>]: never };
// NoInfer: what a definition expects of a field must not widen what the field says of itself.
export type Built<T extends string, O> = { type: T } & NoInfer<O>;
/** The options of a field that says nothing but its type. */
export type None = Record<never, never>;

// Without options O is {}; TypeScript cannot see that an absent argument and {} are the same, hence the two casts.
export function build<T extends string, O>(type: T, options: O | undefined): Built<T, O> {
  return { type, ...(options ?? {}) } as Built<T, O>;
}
export function spread<A, O>(own: A, options: O | undefined): A & O {
  return { ...own, ...(options ?? {}) } as A & O;
}
