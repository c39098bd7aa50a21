import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { codecOf } from '@plumbline/resources/language/exchange/codecs/codecs';
import { fold } from '@plumbline/resources/language/exchange/fold';
import type { Field } from '@plumbline/resources/language/fields/field';
import { partHeading } from '@plumbline/resources/language/fields/fieldParts';
import { isLanguage, languages } from '@plumbline/resources/language/languages';
import type { OfferedRegulation } from '@plumbline/resources/language/regulationDates';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import type { Words } from '@plumbline/resources/rules/import/guessMapping';
import type { TargetWords } from '@plumbline/resources/rules/import/headerScore';
import { headerWords } from '@plumbline/resources/rules/import/headerWords';
import type { ImportTarget } from '@plumbline/resources/rules/import/importTargets';
import { regulationWords } from '@plumbline/resources/rules/import/regulationWords';

const texts = () => languages.map((language) => textsOf(readLocale(language)));

/** A text in all four languages; empty for unknown keys. */
function inAllLanguages(key: string): string[] {
  return texts().flatMap((language) => language.get(key) ?? []);
}

/**
 * Possible headings of a column of the entity's lists: the labels of the screens and terms customers use. They are
 * remembered for one list alone: labels of own fields and names of regulations are the account's, and may be changed.
 */
export function wordsFor(entity: AnyEntity): Words {
  const made = new Map<string, TargetWords>();
  return (target) => {
    const words = made.get(target.path) ?? wordsOf(entity, target);
    made.set(target.path, words);
    return words;
  };
}

function wordsOf(entity: AnyEntity, target: ImportTarget): TargetWords {
  return target.regulation ? datedWords(target.name, target.regulation) : ownWords(entity, target);
}

function datedWords(name: string, regulation: OfferedRegulation): TargetWords {
  const { strong, weak = [] } = regulationWords(regulation, name === 'lastAuditDate' ? 'last' : 'next');
  const labels = inAllLanguages(`import.columns.byRegulation.${name}`);
  return {
    strong: [...labels.map((label) => label.replace('%{regulation}', regulation.shortName)), ...strong],
    weak,
  };
}

function ownWords({ name }: AnyEntity, target: ImportTarget): TargetWords {
  const { strong, weak = [] } = headerWords(name, target.path);
  const { own, plain } = labelsOf(target);
  return {
    strong: [...strong, ...own, ...Object.values(target.field.label ?? {})],
    weak: [...weak, ...plain],
  };
}

/** Labels of the target in screens and exports; `plain` holds those valid only in lists with a single language. */
function labelsOf({ entity, name, part }: ImportTarget): { own: string[]; plain: string[] } {
  const known = texts();
  const key = `resources.${entity}.fields.${name}`;
  if (!part) return { own: inAllLanguages(key), plain: [] };
  const own = known.map((words) => partHeading(part, words.get(key) ?? '', (one) => words.get(one) ?? ''));
  // A German list may have just "Bezeichnung" as heading of the German text.
  const language = isLanguage(part.name) ? known[languages.indexOf(part.name)] : undefined;
  return { own, plain: [language?.get(key) ?? []].flat() };
}

/** Possible cell values of a field (choices, kinds of phone numbers) by their words in all languages, in lower case. */
export function cellWords(field: Field): ReadonlyMap<string, string> | undefined {
  const words = codecOf(field).words?.(field);
  return (
    words &&
    new Map(
      words.flatMap(({ value, keys, texts }) =>
        [...keys.flatMap(inAllLanguages), ...texts].map((word) => [fold(word), value] as const),
      ),
    )
  );
}
