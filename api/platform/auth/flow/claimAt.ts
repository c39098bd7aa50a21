export type Claims = Readonly<Record<string, unknown>>;

/**
 * The value of a claim by its name, or by a path such as `realm_access.roles`; a claim whose name contains dots takes
 * precedence.
 */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Claims)[name]; // an object that has the name
  }
  return value;
}

/** A claim with one string or an array of strings; other values are ignored. */
export function textsAt(claims: Claims, path: string): string[] {
  const value = claimAt(claims, path);
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}
