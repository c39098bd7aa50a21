import type { AnyEntity } from './defineEntity';

/** Memoises a value derived from a definition. */
export function perEntity<T>(derive: (entity: AnyEntity) => T): (entity: AnyEntity) => T {
  const known = new WeakMap<AnyEntity, T>();
  return (entity) => {
    const found = known.get(entity);
    if (found !== undefined) return found;
    const derived = derive(entity);
    known.set(entity, derived);
    return derived;
  };
}
