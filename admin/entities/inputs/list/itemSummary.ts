import type { Field, FieldOf } from '@plumbline/resources/language/fields/field';
import { typeOf } from '@plumbline/resources/language/fields/types/fieldTypes';
import { shownTypeOf } from '../../fieldTypes/shown/shownTypes';
import { plainText, type Words } from '../../texts/plainText';

/** Summary of a collapsed item: its first text, its choices and the size of its lists. */
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
      .filter(([, one]) => typeOf(one).isName)
      .map(([name, one]) => text(name, one))
      .find(Boolean) ?? '';
  const notes = inner
    .filter(([, one]) => shownTypeOf(one).note)
    .map(([name, one]) => {
      const note = text(name, one);
      return note && shownTypeOf(one).note === 'labelled' ? `${words.label(name)}: ${note}` : note;
    });
  return { title, notes: notes.filter(Boolean).join(' · ') };
}
