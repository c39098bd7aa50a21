import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@plumbline/resources/language/languages';
import type { Messages } from '@plumbline/resources/locales/mergeMessages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { expect, it } from 'vitest';

const admin = path.join(import.meta.dirname, '../..');
// A whole key in a call; keys put together at run time are built from choices and names that have tests of their own.
const asked = /\b(?:translate|t)\(\s*'([a-zA-Z][\w-]*(?:\.[\w-]+)+)'/g;

/** The words that come with the app, which leaves out the areas that the server alone speaks. */
async function wordsOfApp(language: Language): Promise<ReadonlyMap<string, string>> {
  const { messages } = await import(`./messages/${language}.ts`);
  return textsOf(messages as Messages); // put together from the files of the areas
}

it('has a text for every key that a screen asks for by name', async () => {
  const texts = await wordsOfApp('pl-PL');
  const keys = sources().flatMap((source) => Array.from(source.matchAll(asked), (match) => match[1] ?? ''));
  expect(keys.length).toBeGreaterThan(100);
  expect([...new Set(keys)].filter((key) => !texts.has(key)).sort()).toEqual([]);
});

it.each(languages)(
  'has in %s the text of every error and of everything wrong with a field',
  async (language) => {
    const texts = await wordsOfApp(language);
    const refusals = [...textsOf(readLocale(language)).keys()].filter((key) =>
      /^(errors|validation)\./.test(key),
    );
    expect(refusals.length).toBeGreaterThan(100);
    expect(refusals.filter((key) => !texts.has(key))).toEqual([]);
  },
);

function sources(): string[] {
  return readdirSync(admin, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|^(dist|e2e)\b/.test(file))
    .map((file) => readFileSync(path.join(admin, file), 'utf8'));
}
