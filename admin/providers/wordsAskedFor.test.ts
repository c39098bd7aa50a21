import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import { expect, it } from 'vitest';

const admin = path.join(import.meta.dirname, '..');
// A whole key in a call; keys put together at run time are built from choices and names that have tests of their own.
const asked = /\b(?:translate|t)\(\s*'([a-zA-Z][\w-]*(?:\.[\w-]+)+)'/g;

it('has a text for every key that a screen asks for by name', () => {
  const texts = textsOf(readLocale('pl-PL'));
  const keys = sources().flatMap((source) => Array.from(source.matchAll(asked), (match) => match[1] ?? ''));
  expect(keys.length).toBeGreaterThan(100);
  expect([...new Set(keys)].filter((key) => !texts.has(key)).sort()).toEqual([]);
});

function sources(): string[] {
  return readdirSync(admin, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|^(dist|e2e)\b/.test(file))
    .map((file) => readFileSync(path.join(admin, file), 'utf8'));
}
