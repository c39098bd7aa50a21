import { sameValue } from '../../data/offline/merge/changedFields';
import { type FlatItem, flattenItems, type NamedList } from '../../data/offline/merge/flattenItems';

export interface ItemChange {
  kind: 'added' | 'changed' | 'moved' | 'removed';
  item: FlatItem;
  /** For a changed item: the names of its changed fields. */
  fields: string[];
}

/** One side's changes to a list, by item in the current order; removed items last. */
export function itemChanges(list: NamedList, before: unknown, after: unknown): ItemChange[] {
  const old = flattenItems(list, before);
  const now = flattenItems(list, after);
  const stays = [...old.keys()].filter((id) => now.has(id));
  const order = [...now.keys()].filter((id) => old.has(id));
  const isOrdered = sameValue(stays, order);
  const present = [...now.values()].flatMap((item): ItemChange[] => {
    const past = old.get(item.id);
    if (!past) return [{ kind: 'added', item, fields: [] }];
    const names = [...new Set([...Object.keys(past.values), ...Object.keys(item.values)])];
    const fields = names.filter((name) => name !== 'id' && !sameValue(past.values[name], item.values[name]));
    if (fields.length > 0) return [{ kind: 'changed', item, fields }];
    const hasOrder = item.list.field.sortable === true;
    const isMoved = past.parent !== item.parent || (hasOrder && !isOrdered && past.place !== item.place);
    return isMoved ? [{ kind: 'moved', item, fields: [] }] : [];
  });
  const gone = [...old.values()].filter(({ id }) => !now.has(id));
  return [...present, ...gone.map((item): ItemChange => ({ kind: 'removed', item, fields: [] }))];
}
