import { countries } from '../../choices/countries';
import { addressPartKey, addressPartNames, addressParts } from '../../fields/addressParts';
import type { AddressValue } from '../../fields/field';
import type { Codec } from './codec';
import { mergeTexts } from './texts';

export const addressCodec: Codec<'address'> = {
  schema: () => ({
    type: 'object',
    properties: {
      street: { type: 'string', maxLength: 150 },
      zip: { type: 'string', maxLength: 20 },
      city: { type: 'string', maxLength: 100 },
      country: { type: 'string', enum: [...countries] },
    },
  }),
  writer: () => ({
    kind: 'text',
    write: ({ street, zip, city, country }) =>
      [street, [zip, city].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
  }),
  parts: () =>
    addressPartNames.map((name) => ({
      name,
      field: addressParts[name],
      keys: [addressPartKey(name)],
      isNamedAlone: true,
    })),
  // Each part was parsed as a text.
  merge: (before, read, existing) =>
    mergeTexts({ ...before }, read as AddressValue as Record<string, string>, existing),
};
