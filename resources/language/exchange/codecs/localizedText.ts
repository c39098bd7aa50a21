import { text } from '../../fields/types/text';
import { type Localized, languages, localized } from '../../languages';
import type { Codec } from './codec';
import { mergeTexts } from './texts';

export const localizedTextCodec: Codec<'localizedText'> = {
  schema: ({ max }) => ({
    type: 'object',
    properties: Object.fromEntries(
      languages.map((language) => [language, { type: 'string', maxLength: max }]),
    ),
    additionalProperties: false,
  }),
  writer: (_field, { language }) => ({ kind: 'text', write: (value) => localized(value, language) }),
  parts: ({ max }) =>
    languages.map((name) => ({
      name,
      field: text({ max }),
      keys: [`shell.language.names.${name}`],
      isNamedAlone: false,
    })),
  // Each part was parsed as a text.
  merge: (before, read, existing) => mergeTexts(before, read as Localized, existing),
};
