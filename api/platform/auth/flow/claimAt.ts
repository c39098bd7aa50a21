export type Claims = Readonly<Record<string, unknown>>;

/** The value of a claim by its name, or by a path into it such as `realm_access.roles`; a name with dots in it comes first. */
export function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Claims)[name]; // an object that has the name
  }
  return value;
}

/** A claim that holds one text or several; whatever else is in it is passed over. */
export function textsAt(claims: Claims, path: string): string[] {
  const value = claimAt(claims, path);
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}
