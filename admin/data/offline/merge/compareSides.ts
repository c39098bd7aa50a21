import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isList } from '@plumbline/resources/language/fields/types/list';
import { sameValue } from './changedFields';
import type { NamedList } from './flattenItems';
import { type Contest, mergeItems } from './mergeItems';

type Row = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

export interface Difference {
  name: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** `both`: changed on both sides, and differently; somebody has to choose. */
  by: 'mine' | 'theirs' | 'both';
  /** A list that both changed: they are put together, and one chooses only where both changed the same. */
  merge?: { list: NamedList; contests: Contest[] };
}

/** Where a refused change and what was saved meanwhile stand, field by field, in the order of the definition. */
export function compareSides(entity: AnyEntity, base: Row, mine: Row, theirs: Row): Difference[] {
  return Object.keys(entity.fields).flatMap((name): Difference[] => {
    const isMine = name in mine && !sameValue(mine[name], theirs[name]);
    const isTheirs = !sameValue(base[name], theirs[name]);
    if (!isMine && !(isTheirs && !(name in mine))) return [];
    const by = isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs';
    const sides = {
      before: base[name] ?? null,
      mine: name in mine ? (mine[name] ?? null) : (base[name] ?? null),
      theirs: theirs[name] ?? null,
    };
    return [mergeable(entity, { name, ...sides, by })];
  });
}

/** A list that both changed is put together, item by item. */
export function mergeable(entity: AnyEntity, difference: Difference): Difference {
  const list = listOf(entity, difference.name);
  if (!list || difference.by !== 'both') return difference;
  return { ...difference, merge: { list, contests: mergeItems(list, difference).contests } };
}

export function listOf(entity: AnyEntity, name: string): NamedList | undefined {
  const field = entity.fields[name];
  return isList(field) ? { name, field } : undefined;
}

/**
 * What is to be sent on top of the other side: one's own changes but for those where theirs was chosen. Choices go by the
 * names of fields, and in lists by the keys of what is contested.
 */
export function chosenChanges(
  differences: readonly Difference[],
  choice: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const own = differences.filter(({ name, by }) => by !== 'theirs' && (choice[name] ?? 'mine') === 'mine');
  return Object.fromEntries(
    own.map((difference) => {
      const { name, merge, mine } = difference;
      return [name, merge ? mergeItems(merge.list, difference, choice).items : mine];
    }),
  );
}
