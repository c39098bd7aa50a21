import type { FieldPart } from '../../fields/fieldParts';
import type { Codec } from './codec';
import { type Columns, type Item, mergeItems } from './mergeItems';

export const listCodec: Codec<'list'> = {
  schema: ({ fields, max }, inner) => ({
    type: 'array',
    items: inner(fields),
    ...(max ? { maxItems: max } : {}),
  }),
  writer: () => ({ kind: 'number', write: (items) => items.length }),
  isNoCell: true,
  parts: ({ fields }, words, { of, isWord }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const keys = [`${words}.${name}`];
      const own: FieldPart = { name, field, keys, isNamedAlone: false, isOfEach: true };
      const parts = of(field);
      if (parts.length === 0) return isWord(field) ? [own] : [];
      return parts.map((part) => ({
        ...own,
        name: `${name}.${part.name}`,
        field: part.field,
        keys: [...keys, ...part.keys],
      }));
    }),
  // Rows store items; the columns were parsed separately.
  merge: (before, read, existing, field) =>
    mergeItems(before as Item[] | null, read as Columns, existing, field),
};
