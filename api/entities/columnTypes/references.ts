import type { ColumnType } from './columnType';
import { inJson } from './inJson';

export const referencesColumn: ColumnType<'references'> = {
  ...inJson,
  targets: ({ to }) => [to],
  pointers: (value, { to }) => (Array.isArray(value) && value.length > 0 ? [[to, value.map(String)]] : []),
};
