import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { codecOf } from '@plumbline/resources/language/exchange/codecs/codecs';
import { fold } from '@plumbline/resources/language/exchange/fold';
import type { Field } from '@plumbline/resources/language/fields/field';
import { partHeading } from '@plumbline/resources/language/fields/fieldParts';
import { isLanguage, languages } from '@plumbline/resources/language/languages';
import { readLocale } from '@plumbline/resources/locales/readLocale';
import { textsOf } from '@plumbline/resources/locales/textsOf';
import type { Words } from '@plumbline/resources/rules/import/guessMapping';
import { headerWords } from '@plumbline/resources/rules/import/headerWords';
import type { ImportTarget } from '@plumbline/resources/rules/import/importTargets';
import { regulationWords } from '@plumbline/resources/rules/import/regulationWords';

const texts = () => languages.map((language) => textsOf(readLocale(language)));
let known: Map<string, string>[] | null = null;

/** A text in all four languages; empty for unknown keys. */
function inAllLanguages(key: string): string[] {
  known ??= texts();
  return known.flatMap((language) => language.get(key) ?? []);
}

/** Possible headings of a column of the entity's lists: the labels of the screens and terms customers use. */
export function wordsFor(entity: AnyEntity): Words {
  const made = new Map<string, ReturnType<Words>>();
  return (target: ImportTarget) => {
    const before = made.get(target.path);
    if (before) return before;
    if (target.regulation) {
      const { strong, weak = [] } = regulationWords(
        target.regulation,
        target.name === 'lastAuditDate' ? 'last' : 'next',
      );
      const labels = inAllLanguages(`import.columns.byRegulation.${target.name}`);
      const { shortName } = target.regulation;
      const words = {
        strong: [...labels.map((label) => label.replace('%{regulation}', shortName)), ...strong],
        weak,
      };
      made.set(target.path, words);
      return words;
    }
    const { strong, weak = [] } = headerWords(entity.name, target.path);
    const { own, plain } = labelsOf(target);
    const words = {
      strong: [...strong, ...own, ...Object.values(target.field.label ?? {})],
      weak: [...weak, ...plain],
    };
    made.set(target.path, words);
    return words;
  };
}

/** Labels of the target in screens and exports; `plain` holds those valid only in lists with a single language. */
function labelsOf({ entity, name, part }: ImportTarget): { own: string[]; plain: string[] } {
  known ??= texts();
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
