import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { sameValue } from '../form/changedFields';

type Row = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

export interface Difference {
  name: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** `both`: changed on both sides, and differently; somebody has to choose. */
  by: 'mine' | 'theirs' | 'both';
}

/** Where a refused change and what was saved meanwhile stand, field by field, in the order of the definition. */
export function compareSides(entity: AnyEntity, base: Row, mine: Row, theirs: Row): Difference[] {
  return Object.keys(entity.fields).flatMap((name): Difference[] => {
    const isMine = name in mine && !sameValue(mine[name], theirs[name]);
    const isTheirs = !sameValue(base[name], theirs[name]);
    if (!isMine && !(isTheirs && !(name in mine))) return [];
    const by = isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs';
    return [
      {
        name,
        before: base[name] ?? null,
        mine: name in mine ? (mine[name] ?? null) : (base[name] ?? null),
        theirs: theirs[name] ?? null,
        by,
      },
    ];
  });
}

/** What is to be sent on top of the other side: one's own changes but for those where theirs was chosen. */
export function chosenChanges(
  differences: readonly Difference[],
  choice: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const own = differences.filter(({ name, by }) => by !== 'theirs' && (choice[name] ?? 'mine') === 'mine');
  return Object.fromEntries(own.map(({ name, mine }) => [name, mine]));
}
