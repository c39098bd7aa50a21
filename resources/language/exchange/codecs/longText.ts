import { longestText } from '../../fields/types/longText';
import type { Codec } from './codec';
import { readText, textWriter } from './texts';

export const longTextCodec: Codec<'longText'> = {
  schema: ({ max = longestText }) => ({ type: 'string', maxLength: max }),
  read: readText,
  writer: textWriter,
  hasLimits: true,
  holdsSeveral: true,
};
