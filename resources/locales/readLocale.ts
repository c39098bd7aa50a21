import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../language/languages';
import { type Messages, mergeMessages } from './mergeMessages';

const read = new Map<Language, Messages>();

/** All texts of a language; for Node, the browser's bundler merges the same files. */
export function readLocale(language: Language): Messages {
  const known = read.get(language);
  if (known) return known;
  const messages = mergeMessages(localeAreas().map((area) => readArea(area, language)));
  read.set(language, messages);
  return messages;
}

/** The text folders beside this file, one per area. */
export function localeAreas(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return [...new Set(files.map((file) => path.dirname(file)))].sort();
}

export function readArea(area: string, language: Language): Messages {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, area, `${language}.json`), 'utf8'));
}
