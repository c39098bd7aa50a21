import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Localized, languages } from '@plumbline/resources/language/languages';
import type { LegalTextKind } from '@plumbline/resources/rules/legal/legalText';

interface DefaultText {
  versionName: string;
  dateValidFrom: string;
  content: Localized;
}

/** Version of the texts in `texts/<kind>/<language>.md`; change it with every change to one of them. */
const version = { versionName: '1.0', dateValidFrom: '2026-11-01' };
const read = new Map<LegalTextKind, DefaultText>();

/** The product's default text, used until the provider has one of its own. */
export function defaultLegalText(kind: LegalTextKind): DefaultText {
  const known = read.get(kind);
  if (known) return known;
  const content = Object.fromEntries(
    languages.map((language) => [
      language,
      readFileSync(path.join(import.meta.dirname, 'texts', kind, `${language}.md`), 'utf8').trim(),
    ]),
  );
  const text = { ...version, content };
  read.set(kind, text);
  return text;
}
