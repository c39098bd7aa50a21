import type { Codec, JsonSchema } from './codec';

export const fileSchema: JsonSchema = {
  type: 'object',
  required: ['hash', 'name', 'mimeType', 'size'],
  properties: {
    hash: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the content' },
    name: { type: 'string', maxLength: 200 },
    mimeType: { type: 'string' },
    size: { type: 'integer', description: 'bytes' },
  },
};

export const fileCodec: Codec<'file'> = {
  schema: () => fileSchema,
  writer: () => ({ kind: 'text', write: ({ name }) => name }),
  isNoCell: true,
};
