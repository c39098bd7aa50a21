import { severalOf } from '../../severalOf';
import type { ExportWords } from '../exportCell';
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
    says === 'entity' ? { kind: 'text', write: (name) => entityWord(name, translate) } : textWriter(),
  isWord: true,
  hasLimits: true,
};

/** The label of an entity; its name where it has none any more, as in the log of a removed one. */
function entityWord(name: string, translate: ExportWords['translate']): string {
  const key = `resources.${name}.name`;
  const label = translate(key);
  return label === key ? name : severalOf(label);
}
