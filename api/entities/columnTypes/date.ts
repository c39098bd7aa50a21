import { lastDay } from '@plumbline/resources/language/fields/types/date';
import { plain } from './codec';
import type { ColumnType } from './columnType';

export const dateColumn: ColumnType<'date'> = {
  column: () => 'date',
  codec: plain,
  stored: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  order: {
    columnOf: (name) => `${name}Order`,
    columns: (name) => [
      {
        column: `${name}Order`,
        ddl: `date generated always as (ifnull(\`${name}\`, '${lastDay}')) virtual`,
      },
    ],
    emptyAs: lastDay,
  },
  reported: (value, _field, { formats }) => formats.day(String(value)),
};
