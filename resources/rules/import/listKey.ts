import type { AnyEntity } from '../../language/defineEntity';
import { isText } from '../../language/fields/types/text';

/** The field by which lists name rows of the entity. */
export const listKey = ({ exchange, title }: AnyEntity): string => exchange?.key ?? [title].flat()[0] ?? 'id';

/** Whether a row is named by title and key together: manufacturer and model, but not a name beside an address. */
export const isKeyOfTitle = (entity: AnyEntity): boolean => [entity.title].flat().includes(listKey(entity));

/** Whether lists give the path in a tree: `Werk Süd > Halle 3`. Localized names (categories) have no path. */
export const isNamedByPath = (entity: AnyEntity): boolean =>
  entity.tree !== undefined && isText(entity.fields[listKey(entity)]);
