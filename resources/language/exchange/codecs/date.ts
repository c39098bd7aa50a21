import { dayIn, parseDate } from '../parseDate';
import type { Codec } from './codec';

export const dateCodec: Codec<'date'> = {
  schema: () => ({ type: 'string', format: 'date' }),
  read: (cell, _field, { order }) => parseDate(cell, { order }),
  writer: () => ({ kind: 'day', write: (value) => value }),
  doubt: { about: 'order', read: dayIn },
};
