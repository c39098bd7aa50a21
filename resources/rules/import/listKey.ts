import type { AnyEntity } from '../../language/defineEntity';
import { isText } from '../../language/fields/types/text';

/** The field by which lists name rows of the entity. */
export const listKey = ({ exchange, title }: AnyEntity): string => exchange?.key ?? [title].flat()[0] ?? 'id';

/** Whether the title says more than the key, so that both together name a row: maker and model, but no name beside an address. */
export const isKeyOfTitle = (entity: AnyEntity): boolean => [entity.title].flat().includes(listKey(entity));

/** Whether lists write the way through a tree: `Werk Süd > Halle 3`. Those with names in several languages (categories) are flat to a list. */
export const isNamedByPath = (entity: AnyEntity): boolean =>
  entity.tree !== undefined && isText(entity.fields[listKey(entity)]);
