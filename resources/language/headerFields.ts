import { type CategoryNode, categoriesAbove } from './categoryTree';
import { type ChoiceOf, headerField } from './choices/choices';
import type { Localized } from './languages';

type Name = ChoiceOf<typeof headerField>;
export interface HeaderField {
  field: Name;
  /** What the category calls it; absent: as everywhere. */
  name?: Localized | null;
}
/** A category with what heads its equipment. */
export interface HeadedCategory extends CategoryNode {
  headerFields: readonly { field?: string | null; name?: Localized | null }[] | null;
}

/** The fields that head the equipment of a category: its own, or those of the nearest category above that has some. */
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

// A field stands at the head once, whatever a list sent by a script says.
function known(items: NonNullable<HeadedCategory['headerFields']>): HeaderField[] {
  const found = new Map<Name, HeaderField>();
  for (const { field, name } of items) {
    const known = headerField.values.find((one) => one === field);
    if (known && !found.has(known)) found.set(known, { field: known, ...(name ? { name } : {}) });
  }
  return [...found.values()];
}
