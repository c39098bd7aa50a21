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
  /** `both`: changed on both sides to different values; the person has to choose. */
  by: 'mine' | 'theirs' | 'both';
  /** For a list changed on both sides: it is merged, and only contested values need a choice. */
  merge?: { list: NamedList; contests: Contest[] };
}

/** Differences between a refused change and the current row, per field, in the order of the definition. */
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

/** Adds the merge of a list that both sides changed. */
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
 * The patch to send based on the current row: one's own changes except where theirs was chosen. Choices are keyed by
 * field name, and in lists by the keys of contests.
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
