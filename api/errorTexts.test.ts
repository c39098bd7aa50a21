import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { describe, expect, it } from 'vitest';
import { errorList } from './base/errors/errors';

describe.each(languages)('%s', (language) => {
  const texts = textsOf(readLocale(language));

  it('has a text for every error that leaves the server', () => {
    expect(Object.keys(errorList).filter((code) => !texts.has(`errors.${code}`))).toEqual([]);
  });

  it('has a text for everything the server finds wrong with a field', () => {
    const keys = fieldProblems();
    expect(keys).toContain('validation.unique');
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });
});

/** Every `validation.…` key in the API's source. */
function fieldProblems(): string[] {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'),
  );
  const found = sources.flatMap((file) =>
    Array.from(
      readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/'(validation\.\w+)'/g),
      (match) => match[1] ?? '',
    ),
  );
  return [...new Set(found)].sort();
}
