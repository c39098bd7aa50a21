/** A JSON column's value: parsed by MySQL, text in MariaDB. Null: empty. */
export const parsedJson = <T = unknown>(value: unknown): T | null =>
  (typeof value === 'string' ? JSON.parse(value) : (value ?? null)) as T | null; // what was written there
