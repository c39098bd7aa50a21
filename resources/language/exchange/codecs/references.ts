import type { Codec } from './codec';
import { idSchema } from './reference';
import { readText } from './texts';

export const referencesCodec: Codec<'references'> = {
  schema: ({ to, max }) => ({ type: 'array', items: idSchema(to), ...(max ? { maxItems: max } : {}) }),
  read: readText,
  writer: ({ to }, { nameOf }) => ({
    kind: 'text',
    write: (ids) =>
      ids
        .map((id) => nameOf(to, id))
        .filter(Boolean)
        .join('; '),
  }),
  fromQuery: (value) => [value].flat(),
  isByName: true,
  // Another order of the same rows is no change.
  merge(before, read, existing) {
    if (!before || !Array.isArray(read)) return read;
    if (existing === 'fillEmpty' && before.length > 0) return before;
    return before.length === read.length && before.every((id) => read.includes(id)) ? before : read;
  },
};
