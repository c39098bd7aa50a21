import { photoSpot, photoStage } from '../../choices/choices';
import { markKinds, photoLimits } from '../../fields/types/photoNotes';
import type { Codec, JsonSchema } from './codec';

const share: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };

export const fileSchema: JsonSchema = {
  type: 'object',
  required: ['hash', 'name', 'mimeType', 'size'],
  properties: {
    hash: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the content' },
    name: { type: 'string', maxLength: 200 },
    mimeType: { type: 'string' },
    size: { type: 'integer', description: 'bytes' },
    caption: { type: 'string', maxLength: photoLimits.caption },
    stage: { type: 'string', enum: [...photoStage.values] },
    spot: { type: 'string', enum: [...photoSpot.values], description: 'where on the piece' },
    level: { type: 'integer', minimum: 1, maximum: photoLimits.level, description: 'with spot LEVEL' },
    marks: {
      type: 'array',
      maxItems: photoLimits.marks,
      description: 'drawn on the picture; coordinates are fractions of its width and height',
      items: {
        type: 'object',
        required: ['kind', 'x1', 'y1', 'x2', 'y2'],
        properties: {
          kind: { type: 'string', enum: [...markKinds] },
          x1: share,
          y1: share,
          x2: share,
          y2: share,
          text: { type: 'string', maxLength: photoLimits.markText },
        },
      },
    },
  },
};

export const fileCodec: Codec<'file'> = {
  schema: () => fileSchema,
  writer: () => ({ kind: 'text', write: ({ name }) => name }),
  isNoCell: true,
};
