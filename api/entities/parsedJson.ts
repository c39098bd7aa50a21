/** A JSON column's value: MySQL hands it over parsed, MariaDB as text. Null where there is none. */
export const parsedJson = <T = unknown>(value: unknown): T | null =>
  (typeof value === 'string' ? JSON.parse(value) : (value ?? null)) as T | null; // what was written there
