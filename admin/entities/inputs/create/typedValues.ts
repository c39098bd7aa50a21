import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { typeOf } from '@plumbline/resources/language/fields/types/fieldTypes';
import { isLocalizedText } from '@plumbline/resources/language/fields/types/localizedText';
import type { Language } from '@plumbline/resources/language/languages';
import { titleFields } from '../../title/titleOf';

/**
 * The typed search text as the name of a new row. A person's first and last name are both required: the last name gets
 * the remaining words.
 */
export function typedValues(entity: AnyEntity, typed: string, language: Language): Record<string, unknown> {
  const names = titleFields(entity).filter((name) => isWritten(entity, name));
  const asked = names.filter((name) => entity.fields[name]?.required);
  const taking = asked.length > 0 ? asked : names.slice(0, 1);
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return {};
  const [last = '', ...others] = [...taking].reverse();
  const firsts = words.length > others.length ? others.reverse() : [];
  const texts = [
    ...firsts.map((name, index) => [name, words[index] ?? ''] as const),
    ...(last ? [[last, words.slice(firsts.length).join(' ')] as const] : []),
  ];
  return Object.fromEntries(
    texts.map(([name, text]) => [name, isLocalizedText(entity.fields[name]) ? { [language]: text } : text]),
  );
}

function isWritten({ fields }: AnyEntity, name: string): boolean {
  const field = fields[name];
  return field !== undefined && !field.readOnly && typeOf(field).isName === true;
}
