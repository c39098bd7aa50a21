import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isChoice } from '@plumbline/resources/language/fields/types/choice';

/** The values of the field that a list has its tabs by. */
export function tabValues(entity: AnyEntity): readonly string[] {
  const field = entity.list.tabs === undefined ? undefined : entity.fields[entity.list.tabs];
  return isChoice(field) ? field.choices.values : [];
}

/** What a list is filtered by until somebody filters it themselves: its first tab, and without what the definition leaves out. */
export function givenFilter(entity: AnyEntity): Record<string, unknown> {
  const [first] = tabValues(entity);
  const { tabs, opensWithAll, given } = entity.list;
  return { ...given, ...(tabs && first && !opensWithAll ? { [tabs]: first } : {}) };
}
