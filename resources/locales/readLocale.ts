import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../language/languages';
import { type Messages, mergeMessages } from './mergeMessages';

const read = new Map<Language, Messages>();

/** Every word of the product in one language, of all areas; for Node: the browser merges the same files through its bundler. */
export function readLocale(language: Language): Messages {
  const known = read.get(language);
  if (known) return known;
  const messages = mergeMessages(localeAreas().map((area) => readArea(area, language)));
  read.set(language, messages);
  return messages;
}

/** The folders beside this file that hold texts, one per area. */
export function localeAreas(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return [...new Set(files.map((file) => path.dirname(file)))].sort();
}

export function readArea(area: string, language: Language): Messages {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, area, `${language}.json`), 'utf8'));
}
