import type { TextModule } from '@plumbline/resources/entities/textModules';
import { type CategoryNode, categoriesAbove } from '@plumbline/resources/language/categoryTree';

/** Text modules for a category: those of the category, of its parents and of no category. */
export function fittingModules<M extends Pick<TextModule, 'category'>>(
  modules: readonly M[],
  category: string | null,
  categories: readonly CategoryNode[],
): M[] {
  const kinds = category === null ? [] : categoriesAbove(categories, category);
  return modules.filter((one) => !one.category || kinds.includes(one.category));
}
