import { type CategoryNode, categoriesAbove } from './categoryTree';
import type { ChoiceOf } from './choices/choiceSet';
import { headerField } from './choices/choices';
import type { Localized } from './languages';

type Name = ChoiceOf<typeof headerField>;
export interface HeaderField {
  field: Name;
  /** The category's label; absent: the default. */
  name?: Localized | null;
}
/** A category with its header fields. */
export interface HeadedCategory extends CategoryNode {
  headerFields: readonly { field?: string | null; name?: Localized | null }[] | null;
}

/** The header fields of a category's equipment: its own, or inherited from the nearest ancestor with some. */
export function headerFieldsOf(
  categories: readonly HeadedCategory[],
  category: string | null,
): HeaderField[] {
  const byId = new Map(categories.map((one) => [one.id, one]));
  for (const id of category ? categoriesAbove(categories, category) : []) {
    const own = known(byId.get(id)?.headerFields ?? []);
    if (own.length > 0) return own;
  }
  return [];
}

// Duplicates, possible over REST, are dropped.
function known(items: NonNullable<HeadedCategory['headerFields']>): HeaderField[] {
  const found = new Map<Name, HeaderField>();
  for (const { field, name } of items) {
    const known = headerField.values.find((one) => one === field);
    if (known && !found.has(known)) found.set(known, { field: known, ...(name ? { name } : {}) });
  }
  return [...found.values()];
}
