import { looksSame, parseMoment } from '../parseMoment';
import type { Codec } from './codec';

export const datetimeCodec: Codec<'datetime'> = {
  schema: () => ({ type: 'string', format: 'date-time' }),
  read: (cell, _field, { order, timeZone }) => parseMoment(cell, { order, timeZone }),
  writer: () => ({ kind: 'moment', write: (value) => value }),
  merge: (before, read, _existing, _field, timeZone) =>
    before !== null && typeof read === 'string' && looksSame(before, read, timeZone) ? before : read,
  doubt: {
    about: 'order',
    read(cell, order, { timeZone }) {
      const read = parseMoment(cell, { order, timeZone });
      return read.ok ? read.value : null;
    },
  },
};
