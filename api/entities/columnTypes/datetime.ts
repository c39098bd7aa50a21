import { moment } from './codec';
import type { ColumnType } from './columnType';

export const datetimeColumn: ColumnType<'datetime'> = {
  column: () => 'datetime(3)',
  codec: moment,
  stored: (value) => new Date(String(value instanceof Date ? value.toISOString() : value)).toISOString(),
  // A single format, so that text order is time order.
  inJson: (value) => (typeof value === 'string' ? new Date(value).toISOString() : value),
  reported: (value, _field, { formats }) => formats.moment(String(value)),
};
