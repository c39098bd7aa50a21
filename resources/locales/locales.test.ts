import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../language/languages';
import { localeAreas, readArea, readLocale } from './readLocale';
import { textsOf } from './textsOf';

const areas = localeAreas();

it.each(languages)('joins all areas to one tree in %s, without a key claimed twice', (language) => {
  const separate = areas.reduce((sum, area) => sum + textsOf(readArea(area, language)).size, 0);
  expect(textsOf(readLocale(language)).size).toBe(separate);
});

describe.each(areas)('%s', (area) => {
  const texts = (language: Language) => textsOf(readArea(area, language));
  const ours = languages.map((language) => ({ language, texts: texts(language) }));
  const keys = [...texts('pl-PL').keys()];

  it('is one file per language and nothing else', () => {
    expect(readdirSync(path.join(import.meta.dirname, area)).sort()).toEqual(
      languages.map((language) => `${language}.json`).sort(),
    );
  });

  it('has the same keys in all languages', () => {
    for (const { language, texts } of ours)
      expect([...texts.keys()].sort(), language).toEqual([...keys].sort());
  });

  it('has no empty text and none with spaces around it', () => {
    // react-admin shows the absent value of a boolean as a blank on purpose.
    const odd = (text: string, key: string) =>
      key !== 'ra.boolean.null' && (text !== text.trim() || formsOf(text).some((form) => form.trim() === ''));
    for (const { language, texts } of ours)
      expect(
        keys.filter((key) => odd(texts.get(key) ?? '', key)),
        language,
      ).toEqual([]);
  });

  it('has the ellipsis at the word, in German after a space', () => {
    for (const { language, texts } of ours) {
      const odd = language === 'de-DE' ? /[\p{L}}]…(?= \|\|\|\||$)/u : /[\p{L}}] …/u;
      expect(
        keys.filter((key) => odd.test(texts.get(key) ?? '')),
        language,
      ).toEqual([]);
    }
  });

  it('does not close a sentence after a day in Hungarian, which ends with a full stop itself', () => {
    const hungarian = texts('hu-HU');
    expect(keys.filter((key) => hungarian.get(key)?.includes('%{date}.'))).toEqual([]);
  });

  it('fills the same places in all languages', () => {
    for (const { language, texts: translated } of ours) {
      const different = keys.filter(
        (key) => placesIn(translated.get(key)) !== placesIn(texts('pl-PL').get(key)),
      );
      expect(different, language).toEqual([]);
    }
  });

  it('has three plural forms in Polish where the others have two', () => {
    for (const key of keys) {
      const counts = ours.map(({ texts }) => formsOf(texts.get(key)).length);
      expect(
        [
          [1, 1, 1, 1],
          [3, 2, 2, 2],
        ],
        `${key}: ${counts.join(', ')} forms`,
      ).toContainEqual(counts);
    }
  });
});

const formsOf = (text = ''): string[] => text.split('||||');

function placesIn(text = ''): string {
  return [...new Set(Array.from(text.matchAll(/%\{(\w+)\}/g), (match) => match[1]))].sort().join(' ');
}
