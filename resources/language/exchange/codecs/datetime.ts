import { parseMoment } from '../parseMoment';
import type { Codec } from './codec';

export const datetimeCodec: Codec<'datetime'> = {
  schema: () => ({ type: 'string', format: 'date-time' }),
  read: (cell, _field, { order, timeZone }) => parseMoment(cell, { order, timeZone }),
  writer: () => ({ kind: 'moment', write: (value) => value }),
  doubt: {
    about: 'order',
    read(cell, order, { timeZone }) {
      const read = parseMoment(cell, { order, timeZone });
      return read.ok ? read.value : null;
    },
  },
};
