import { phoneKindKey, phoneKinds } from '../../fields/phoneKinds';
import { parsed } from '../parsed';
import { type ReadPhone, readPhones } from '../readPhones';
import type { Codec } from './codec';

const [usual] = phoneKinds;

export const phonesCodec: Codec<'phones'> = {
  schema: () => ({
    type: 'array',
    items: {
      type: 'object',
      required: ['kind', 'number'],
      properties: {
        kind: { enum: ['work', 'mobile', 'private', 'fax'] },
        number: { type: 'string', minLength: 7, maxLength: 30 },
      },
    },
  }),
  read(cell, _field, { words }) {
    const phones = readPhones(String(cell ?? ''), words);
    return phones ? parsed(phones) : { ok: false, expected: { message: 'validation.phone' } };
  },
  writer: (_field, { translate }) => ({
    kind: 'text',
    write: (phones) =>
      phones
        .map(({ kind, number }) => (kind === usual ? number : `${number} (${translate(phoneKindKey(kind))})`))
        .join('; '),
  }),
  words: () => phoneKinds.map((kind) => ({ value: kind, keys: [phoneKindKey(kind)], texts: [] })),
  // Known numbers keep their kind if the list gives none.
  merge(before, read, existing) {
    if (existing === 'fillEmpty' && before && before.length > 0) return before;
    const phones = read as ReadPhone[]; // what `read` makes
    return phones.map(({ kind, number }) => {
      const same = (before ?? []).filter((phone) => phone.number === number);
      const wanted = kind ?? usual;
      const first = kind ? undefined : same[0];
      return same.find((phone) => phone.kind === wanted) ?? first ?? { kind: wanted, number };
    });
  },
};
