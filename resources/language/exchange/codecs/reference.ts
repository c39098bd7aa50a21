import type { EntityName } from '../../names';
import type { Codec, JsonSchema } from './codec';
import { readText } from './texts';

export const idSchema = (to: EntityName): JsonSchema => ({
  type: 'string',
  format: 'uuid',
  description: `id in ${to}`,
});

export const referenceCodec: Codec<'reference'> = {
  schema: ({ to }) => idSchema(to),
  read: readText,
  writer: ({ to }, { nameOf }) => ({ kind: 'text', write: (id) => nameOf(to, id) }),
  isByName: true,
};
