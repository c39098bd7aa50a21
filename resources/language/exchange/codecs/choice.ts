import type { ChoiceSet } from '../../choices/choiceSet';
import { choiceKey, choiceText } from '../../choices/choiceText';
import { defaultLanguage, localized } from '../../languages';
import { cellText } from '../cell';
import { fold } from '../fold';
import { expected, parsed } from '../parsed';
import type { Codec } from './codec';

// Retired options can still be read, because rows have them.
const valuesOf = ({ values, retired = [] }: ChoiceSet): string[] => [...values, ...retired];

export const choiceCodec: Codec<'choice'> = {
  schema: ({ choices }) => ({ type: 'string', enum: [...choices.values] }),
  read(cell, { choices }, { words }) {
    const text = cellText(cell);
    const value =
      valuesOf(choices).find((one) => one.toLowerCase() === text.toLowerCase()) ?? words?.get(fold(text));
    return value === undefined ? expected('choice', choicesOf(choices)) : parsed(value);
  },
  writer: ({ choices }, { translate, language }) => {
    const labels = new Map(
      valuesOf(choices).map((value) => [value, choiceText(choices, value, { language, translate })]),
    );
    return { kind: 'text', write: (value) => labels.get(value) ?? value };
  },
  isWord: true,
  isReadByWords: true,
  words: ({ choices }) =>
    valuesOf(choices).map((value) => ({
      value,
      keys: [choiceKey(choices, value)],
      texts: Object.values(choices.labels?.[value] ?? {}),
    })),
};

// The product's options are translated, an account's own are not.
const choicesOf = ({ name, labels }: ChoiceSet): Record<string, string> =>
  labels
    ? {
        choices: Object.values(labels)
          .map((label) => localized(label, defaultLanguage))
          .join(', '),
      }
    : { choiceSet: name };
