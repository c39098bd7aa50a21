import type { ChecklistPart, Checkpoint } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { type Language, type Localized, languages } from '@plumbline/resources/language/languages';

const has = (text: Localized | null | undefined, language: Language) => Boolean(text?.[language]?.trim());

/** Languages in which a text is missing that exists in another one. */
export function missingIn(texts: readonly (Localized | null | undefined)[]): Language[] {
  const written = texts.filter((text) => languages.some((language) => has(text, language)));
  const isEmpty = written.length === 0;
  return languages.filter((language) => isEmpty || written.some((text) => !has(text, language)));
}

export const missingOf = ({ name, description, scope }: Checkpoint): Language[] =>
  missingIn([name, description, scope]);

/** Number of parts and checkpoints with a missing text, by language. */
export function countMissing(parts: readonly ChecklistPart[]): Record<Language, number> {
  const all = [...parts.map(({ name }) => missingIn([name])), ...parts.flatMap(checkpointsOf).map(missingOf)];
  const count = (language: Language) => all.filter((missing) => missing.includes(language)).length;
  return {
    'pl-PL': count('pl-PL'),
    'de-DE': count('de-DE'),
    'en-EN': count('en-EN'),
    'hu-HU': count('hu-HU'),
  };
}
