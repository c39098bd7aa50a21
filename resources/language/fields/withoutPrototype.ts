/** A copy without prototype: looking up an external name such as `constructor` or `__proto__` yields undefined. */
export function withoutPrototype<T extends object>(members: T): T {
  return Object.assign(Object.create(null), members);
}
