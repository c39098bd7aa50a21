import { severalOf } from '../../severalOf';
import type { Codec } from './codec';
import { readText, textWriter } from './texts';

export const textCodec: Codec<'text'> = {
  schema: ({ max, min, format }) => ({
    type: 'string',
    maxLength: max,
    ...(min ? { minLength: min } : {}),
    ...(format === 'email' ? { format } : {}),
  }),
  read: readText,
  writer: ({ says }, { translate }) =>
    says === 'entity'
      ? { kind: 'text', write: (name) => severalOf(translate(`resources.${name}.name`)) }
      : textWriter(),
  isWord: true,
  hasLimits: true,
};
