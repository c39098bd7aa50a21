/** Compares two values of a field; an empty text, undefined and null are equal. */
export function sameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [normal(one), normal(other)];
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, index) => sameValue(value, b[index]))
    );
  }
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    sameValue(left.get(key), right.get(key)),
  );
}

const normal = (value: unknown): unknown => (value === undefined || value === '' ? null : value);
