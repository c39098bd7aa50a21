export interface Codec {
  read: (value: unknown) => unknown;
  write: (value: unknown) => unknown;
}

export const same = (value: unknown): unknown => value ?? null;

export const plain: Codec = { read: same, write: (value) => (value === '' ? null : same(value)) };

export const json: Codec = {
  // JSON is returned parsed by MySQL, as text by MariaDB.
  read: (value) => (typeof value === 'string' ? JSON.parse(value) : (value ?? null)),
  write: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
};

export const moment: Codec = {
  read: (value) => (value instanceof Date ? value.toISOString() : (value ?? null)),
  write: (value) => (typeof value === 'string' ? new Date(value) : same(value)),
};
