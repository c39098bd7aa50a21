import type { TextModule } from '@plumbline/resources/entities/textModules';
import { type CategoryNode, categoriesAbove } from '@plumbline/resources/language/categoryTree';

/** The text blocks for what is of this category: those of it and of the categories above it, and those of none. */
export function fittingModules<M extends Pick<TextModule, 'category'>>(
  modules: readonly M[],
  category: string | null,
  categories: readonly CategoryNode[],
): M[] {
  const kinds = category === null ? [] : categoriesAbove(categories, category);
  return modules.filter((one) => !one.category || kinds.includes(one.category));
}
