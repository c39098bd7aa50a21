import { plain } from './codec';
import type { ColumnType } from './columnType';
import { id } from './words';

export const referenceColumn: ColumnType<'reference'> = {
  column: () => id,
  codec: plain,
  isKey: true,
  targets: ({ to }) => [to],
  pointers: (value, { to }) => [[to, [String(value)]]],
};
