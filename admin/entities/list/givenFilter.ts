import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';

/** The values of the field with a list's tabs. */
export function tabValues(entity: AnyEntity): readonly string[] {
  const field = entity.list.tabs === undefined ? undefined : entity.fields[entity.list.tabs];
  return isChoice(field) ? field.choices.values : [];
}

/** The initial filter of a list: its first tab, and the filter in its definition. */
export function givenFilter(entity: AnyEntity): Record<string, unknown> {
  const [first] = tabValues(entity);
  const { tabs, opensWithAll, given } = entity.list;
  return { ...given, ...(tabs && first && !opensWithAll ? { [tabs]: first } : {}) };
}
