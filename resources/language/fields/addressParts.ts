import type { ChoiceSet } from '../choices/choiceSet';
import { countries } from '../choices/countries';
import { type Localized, languages } from '../languages';
import { choice, text } from './builders';
import type { AddressValue, Field } from './field';

export type AddressPart = keyof AddressValue;

/** Countries, named by Intl in each language of the product. */
const countrySet: ChoiceSet = { name: 'country', values: countries, labels: countryNames() };

function countryNames(): Record<string, Localized> {
  const named = languages.map(
    (language) => [language, new Intl.DisplayNames([language.slice(0, 2)], { type: 'region' })] as const,
  );
  return Object.fromEntries(
    countries.map((code) => [
      code,
      Object.fromEntries(named.map(([language, names]) => [language, names.of(code) ?? code])),
    ]),
  );
}

/** The parts of an address as fields: lists have a column for each. */
export const addressParts: Readonly<Record<AddressPart, Field>> = {
  street: text({ max: 150 }),
  zip: text({ max: 20 }),
  city: text({ max: 100 }),
  country: choice(countrySet),
};
export const addressPartNames = Object.keys(addressParts) as AddressPart[]; // the keys of just this table

/** Locale key of a part's label. */
export const addressPartKey = (part: AddressPart): string => `shell.address.${part}`;
