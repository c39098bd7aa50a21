/**
 * The same members in an object that inherits nothing: what is looked up in it by a name from outside is either stated
 * or undefined, also `constructor` and `__proto__`.
 */
export function withoutPrototype<T extends object>(members: T): T {
  return Object.assign(Object.create(null), members);
}
