import { parseBoolean } from '../parseBoolean';
import type { Codec } from './codec';

export const booleanCodec: Codec<'boolean'> = {
  schema: () => ({ type: 'boolean' }),
  read: parseBoolean,
  writer: (_field, { translate }) => {
    const [yes, no] = [translate('export.yes'), translate('export.no')];
    return { kind: 'text', write: (value) => (value ? yes : no) };
  },
  fromQuery: (value) => (value === 'true' ? true : value === 'false' ? false : value),
  isWord: true,
};
