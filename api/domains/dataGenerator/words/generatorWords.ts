import type { Language } from '@plumbline/resources/language/languages';
import type { CategoryType } from '@plumbline/resources/rules/dataGenerator/index';
import { english } from './english';
import { german } from './german';
import { hungarian } from './hungarian';
import { polish } from './polish';

export interface FindingWords {
  component: string;
  description: string;
  measure: string;
  remedy: string;
}
export interface Town {
  city: string;
  zip: string;
  street: string;
}

/** Names for the rows of a country; each list is used cyclically. */
export interface GeneratorWords {
  country: string;
  firstNames: readonly string[];
  lastNames: readonly string[];
  towns: readonly Town[];
  /** Industries, as part of company names. */
  trades: readonly string[];
  customer: (lastName: string, trade: string) => string;
  site: (city: string, number: number) => string;
  halls: readonly string[];
  place: (row: number, bay: number) => string;
  phone: (number: number) => string;
  /** Prefixes of equipment numbers. */
  prefixes: Readonly<Record<CategoryType, string>>;
  models: Readonly<Record<CategoryType, readonly (readonly [manufacturer: string, name: string])[]>>;
  findings: Readonly<Record<CategoryType, readonly FindingWords[]>>;
}

const words: Readonly<Record<Language, GeneratorWords>> = {
  'pl-PL': polish,
  'de-DE': german,
  'en-EN': english,
  'hu-HU': hungarian,
};

export const wordsIn = (language: Language): GeneratorWords => words[language];

/** The n-th element of a cyclic list. */
export function nth<T>(list: readonly T[], n: number): T {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('a list of words is empty');
  return found;
}
