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
  writer: textWriter,
  isWord: true,
  hasLimits: true,
};
