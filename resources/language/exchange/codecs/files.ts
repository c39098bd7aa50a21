import type { Codec } from './codec';
import { fileSchema } from './file';

export const filesCodec: Codec<'files'> = {
  schema: ({ max }) => ({ type: 'array', items: fileSchema, ...(max ? { maxItems: max } : {}) }),
  writer: () => ({ kind: 'text', write: (files) => files.map(({ name }) => name).join('; ') }),
  isNoCell: true,
};
