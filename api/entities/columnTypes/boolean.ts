import type { ColumnType } from './columnType';

export const booleanColumn: ColumnType<'boolean'> = {
  column: () => 'tinyint(1)',
  codec: {
    read: (value) => (value === null || value === undefined ? null : value === 1 || value === true),
    write: (value) => (value === null || value === undefined ? null : value ? 1 : 0),
  },
  isFlag: true,
};
