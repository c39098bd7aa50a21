import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { isText } from '@plumbline/resources/language/fields/types/text';
import { useTranslate } from 'react-admin';
import { currentClient } from '../../data/offline/currentClient';
import { listOf } from '../../data/offline/merge/compareSides';
import { type FlatItem, flattenItems } from '../../data/offline/merge/flattenItems';
import { itemLabel } from '../../data/words/labels';
import { useLanguage } from '../../data/words/useLanguage';
import { itemSummary } from '../inputs/list/itemSummary';

type Row = Readonly<Record<string, unknown>>;

/** Title of a list item: its position and first text; an item that refers to an item elsewhere has that one's title. */
export function useItemTitle(entity: AnyEntity, record: Row): (item: FlatItem) => string {
  const translate = useTranslate();
  const language = useLanguage();
  const titleIn =
    (where: AnyEntity) =>
    ({ list, place, values }: FlatItem): string => {
      const label = (name: string) => translate(itemLabel(where, list.name, name));
      const { title, notes } = itemSummary(list.field, values, { language, translate, label });
      return [place, title || notes].filter(Boolean).join(' ');
    };
  return (item) => {
    const [name, through] = pointer(item) ?? [];
    if (!name || !through) return titleIn(entity)(item);
    const field = entity.fields[through];
    const id = record[through];
    if (!isReference(field) || typeof id !== 'string') return item.place;
    const target: AnyEntity = entities[field.to];
    const row: Row = { ...currentClient()?.record(field.to, id) };
    const lists = Object.keys(target.fields).flatMap((one) => listOf(target, one) ?? []);
    const found = lists
      .map((list) => flattenItems(list, row[list.name]).get(String(item.values[name])))
      .find((one) => one !== undefined);
    return found ? titleIn(target)(found) : item.place;
  };
}

/** The field with the id of the item it refers to, and the reference to that item's record. */
function pointer({ list }: FlatItem): [string, string] | undefined {
  for (const [name, field] of Object.entries(list.field.fields))
    if (isText(field) && field.itemOf !== undefined) return [name, field.itemOf];
  return undefined;
}
