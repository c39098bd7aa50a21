import { sameValue } from './changedFields';
import type { Side } from './compareSides';
import { type FlatItem, flattenItems, type ItemValues, type NamedList, nestedLists } from './flattenItems';

/** A value in a list that both sides changed differently; the person has to choose. */
export interface Contest {
  /** Key of a choice: item id and field, or the id alone. */
  key: string;
  item: FlatItem;
  /** Null: one side removed the item while the other changed it; then the values say whether the side has it. */
  name: string | null;
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** Default: one's own value, and a changed item stays. */
  given: Side;
}
export interface Merged {
  items: ItemValues[];
  contests: Contest[];
}
interface Sides<T> {
  before: T;
  mine: T;
  theirs: T;
}
type Flat = Map<string, FlatItem>;

/**
 * Three-way merge of a list: what only one side added, changed, moved or removed is taken over. Items are identified
 * by id at any depth; for contested values `choice` decides.
 */
export function mergeItems(
  list: NamedList,
  values: Sides<unknown>,
  choice: Readonly<Record<string, Side>> = {},
): Merged {
  const sides: Sides<Flat> = {
    before: flattenItems(list, values.before),
    mine: flattenItems(list, values.mine),
    theirs: flattenItems(list, values.theirs),
  };
  const contests: Contest[] = [];
  const choose = (contest: Omit<Contest, 'given'>, given: Side = 'mine'): Side => {
    contests.push({ ...contest, given });
    return choice[contest.key] ?? given;
  };
  const kept: Flat = new Map();
  for (const id of new Set([...sides.mine.keys(), ...sides.theirs.keys()])) {
    const item = mergeItem(id, sides, choose);
    if (item) kept.set(id, item);
  }
  keepAncestors(kept, sides);
  return { items: build(list, '', kept, sides), contests };
}

type Choose = (contest: Omit<Contest, 'given'>, given?: Side) => Side;

/** Undefined: the item is removed. */
function mergeItem(id: string, { before, mine, theirs }: Sides<Flat>, choose: Choose): FlatItem | undefined {
  const old = before.get(id);
  const own = mine.get(id);
  const other = theirs.get(id);
  if (own && other) {
    const names = new Set([...Object.keys(own.values), ...Object.keys(other.values)]);
    const values = [...names].map((name) => [name, mergeValue(name, { old, own, other }, choose)]);
    const parent = own.parent === old?.parent ? other.parent : own.parent;
    return { ...own, parent, values: Object.fromEntries(values) };
  }
  const left = own ?? other;
  if (!left || !old) return left;
  if (left.parent === old.parent && sameValue(left.values, old.values)) return undefined;
  const holder = own ? 'mine' : 'theirs';
  const contest = {
    key: id,
    item: left,
    name: null,
    before: true,
    mine: Boolean(own),
    theirs: Boolean(other),
  };
  return choose(contest, holder) === holder ? left : undefined;
}

function mergeValue(
  name: string,
  { old, own, other }: { old: FlatItem | undefined; own: FlatItem; other: FlatItem },
  choose: Choose,
): unknown {
  const [before, mine, theirs] = [old?.values[name], own.values[name], other.values[name]];
  // Both sides created an item with the same `eachOnce` value.
  if (name === 'id') return theirs;
  if (sameValue(mine, theirs) || sameValue(mine, before)) return theirs;
  if (sameValue(theirs, before)) return mine;
  const contest = { key: `${own.id}.${name}`, item: other, name, before, mine, theirs };
  return choose(contest) === 'mine' ? mine : theirs;
}

/** Ancestors of a kept item stay, even if a side removed them. */
function keepAncestors(kept: Flat, { before, mine, theirs }: Sides<Flat>): void {
  for (const { parent } of [...kept.values()])
    for (let id = parent; id && !kept.has(id); ) {
      const above = mine.get(id) ?? theirs.get(id) ?? before.get(id);
      if (!above) break;
      kept.set(id, above);
      id = above.parent;
    }
}

function build(list: NamedList, parent: string, kept: Flat, sides: Sides<Flat>): ItemValues[] {
  const here = new Set(
    [...kept.values()]
      .filter((item) => item.parent === parent && item.list.name === list.name)
      .map(({ id }) => id),
  );
  return inOrder(here, sides).map((id) => ({
    ...kept.get(id)?.values,
    ...Object.fromEntries(nestedLists(list).map((inner) => [inner.name, build(inner, id, kept, sides)])),
  }));
}

/**
 * Order of the side that moved items, one's own first; items only on the other side are inserted after their
 * predecessor there.
 */
function inOrder(here: ReadonlySet<string>, { before, mine, theirs }: Sides<Flat>): string[] {
  const order = (side: Flat) => [...side.keys()].filter((id) => here.has(id));
  const known = (ids: readonly string[], other: Flat) => ids.filter((id) => before.has(id) && other.has(id));
  const [own, other] = [order(mine), order(theirs)];
  const hasMoved = !sameValue(known(own, mine), known(order(before), mine));
  const [first, second] = hasMoved ? [own, other] : [other, own];
  const placed = [...first];
  for (const [index, id] of second.entries()) {
    if (placed.includes(id)) continue;
    const earlier = second.slice(0, index).findLast((one) => placed.includes(one));
    placed.splice(earlier ? placed.indexOf(earlier) + 1 : 0, 0, id);
  }
  return [...placed, ...[...here].filter((id) => !placed.includes(id))];
}
