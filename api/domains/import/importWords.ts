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

/** A text in all four languages; what has no text yields nothing. */
function inAllLanguages(key: string): string[] {
  known ??= texts();
  return known.flatMap((language) => language.get(key) ?? []);
}

/** What may stand above a column of the entity's lists: the labels of our screens and the words customers use. */
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

/** What our screens and exports call the target; `plain` is what it may be called where a list has one language only. */
function labelsOf({ entity, name, part }: ImportTarget): { own: string[]; plain: string[] } {
  known ??= texts();
  const key = `resources.${entity}.fields.${name}`;
  if (!part) return { own: inAllLanguages(key), plain: [] };
  const own = known.map((words) => partHeading(part, words.get(key) ?? '', (one) => words.get(one) ?? ''));
  // "Bezeichnung" by itself heads German texts.
  const language = isLanguage(part.name) ? known[languages.indexOf(part.name)] : undefined;
  return { own, plain: [language?.get(key) ?? []].flat() };
}

/** What cells of the field may say, by its words in every language, small letters: a choice's values, kinds of telephones. */
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
