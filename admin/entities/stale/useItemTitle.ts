import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useTranslate } from 'react-admin';
import { itemSummary } from '../inputs/list/itemSummary';
import { itemLabel } from '../labels';
import { useLanguage } from '../useLanguage';
import type { FlatItem } from './flattenItems';

/** An item as people speak of it: where it stands, and its first text. */
export function useItemTitle(entity: AnyEntity): (item: FlatItem) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ list, place, values }) => {
    const label = (name: string) => translate(itemLabel(entity, list.name, name));
    const { title, notes } = itemSummary(list.field, values, { language, translate, label });
    return [place, title || notes].filter(Boolean).join(' ');
  };
}
