import type { Field, FieldOf } from '@plumbline/resources/language/fields/field';
import { plainText, type Words } from '../../texts/plainText';

const naming: readonly Field['type'][] = ['text', 'localizedText'];
const noted: readonly Field['type'][] = ['choice', 'list'];

/** What a folded item shows of itself: its first text, then its choices and how much its lists hold. */
export function itemSummary(
  field: FieldOf<'list'>,
  item: unknown,
  words: Words & { label: (name: string) => string },
): { title: string; notes: string } {
  const inner = Object.entries(field.fields);
  const text = (name: string, one: Field): string =>
    typeof item === 'object' && item !== null ? plainText(Reflect.get(item, name), one, words) : '';
  const title =
    inner
      .filter(([, one]) => naming.includes(one.type))
      .map(([name, one]) => text(name, one))
      .find(Boolean) ?? '';
  const notes = inner
    .filter(([, one]) => noted.includes(one.type))
    .map(([name, one]) => {
      const note = text(name, one);
      return note && one.type === 'list' ? `${words.label(name)}: ${note}` : note;
    });
  return { title, notes: notes.filter(Boolean).join(' · ') };
}
