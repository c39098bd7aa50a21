import type { Category } from '../../entities/categories';
import type { Equipment } from '../../entities/equipments';
import type { Product } from '../../entities/products';
import { categoriesAbove } from '../../language/categoryTree';

interface Rows {
  equipments: ReadonlyMap<string, Pick<Equipment, 'category' | 'product'>>;
  products: ReadonlyMap<string, Pick<Product, 'subCategory'>>;
  categories: ReadonlyMap<string, Category>;
}

/** The categories of a report's pieces and models, with ancestors, distinct. */
export function categoriesOf({ equipments, products, categories }: Rows): Category[] {
  const nodes = [...categories.values()];
  const ids = [...equipments.values()].flatMap(({ category, product }) =>
    [category, products.get(product)?.subCategory].flatMap((id) => (id ? categoriesAbove(nodes, id) : [])),
  );
  return [...new Set(ids)].flatMap((id) => categories.get(id) ?? []);
}

/** The documents of these categories, distinct. */
export function documentsOf(rows: Rows) {
  const wanting = categoriesOf(rows).sort((a, b) => (a.id < b.id ? -1 : 1));
  const found = wanting.flatMap((category) => {
    const { documentContent: file, attachmentPosition, instance } = category;
    const position = attachmentPosition ?? ('documentEnd' as const);
    // Those of the shared catalogue belong to the provider.
    return category.isDocumentContentAttachableToReport && file ? [{ file, instance, position }] : [];
  });
  return [...new Map(found.map((one) => [one.file.hash, one])).values()];
}
