import type { AuditRegulation } from '../../entities/auditRegulations';
import type { Category } from '../../entities/categories';
import type { Location } from '../../entities/locations';
import type { Product } from '../../entities/products';
import { upwards } from '../places';

export interface Catalogue<R extends Pick<AuditRegulation, 'id' | 'type'> = AuditRegulation> {
  locations: ReadonlyMap<string, Pick<Location, 'id' | 'parent' | 'categoryRegulations'>>;
  products: ReadonlyMap<string, Pick<Product, 'id' | 'category' | 'subCategory' | 'auditRegulations'>>;
  categories: ReadonlyMap<string, Pick<Category, 'id' | 'parent' | 'auditRegulations'>>;
  regulations: ReadonlyMap<string, R>;
}

interface Piece {
  location: string | null;
  product: string | null;
  category: string | null;
}

/**
 * The regulation of a piece for an audit type: set by its location (nearest ancestor first) for its category, else by
 * its model, else its category or the nearest ancestor.
 */
export function applicableRegulation<R extends Pick<AuditRegulation, 'id' | 'type'>>(
  piece: Piece,
  type: string,
  catalogue: Catalogue<R>,
): R | undefined {
  return regulationsOf(piece, catalogue).find((regulation) => regulation.type === type);
}

/** All regulations that apply to a piece; the first of each type wins. */
export function regulationsOf<R extends Pick<AuditRegulation, 'id' | 'type'>>(
  piece: Piece,
  catalogue: Catalogue<R>,
): R[] {
  const product = piece.product ? catalogue.products.get(piece.product) : undefined;
  const kinds = categoriesOf(piece, product, catalogue);
  const locations = upwards(catalogue.locations, piece.location);
  const ofLocations = locations.flatMap((location) =>
    kinds.flatMap((kind) =>
      (location.categoryRegulations ?? [])
        .filter((entry) => entry.category === kind.id)
        .map((entry) => entry.regulation),
    ),
  );
  const ofCategories = kinds.flatMap((kind) => kind.auditRegulations ?? []);
  return [...ofLocations, ...(product?.auditRegulations ?? []), ...ofCategories].flatMap(
    (id) => catalogue.regulations.get(id) ?? [],
  );
}

/**
 * The regulations that create duties: one for expert inspections, all of other types, unless the location sets one for
 * the type.
 */
export function regulationsInForce<R extends Pick<AuditRegulation, 'id' | 'type'>>(
  piece: Piece,
  catalogue: Catalogue<R>,
): R[] {
  const ofPlace = regulationsOfPlaces(piece, catalogue);
  const set = new Set(ofPlace.map(({ type }) => type));
  const others = regulationsOf(piece, catalogue).filter(({ type }) => !set.has(type));
  const all = [...new Map([...ofPlace, ...others].map((regulation) => [regulation.id, regulation])).values()];
  const expert = all.find(({ type }) => type === 'expert');
  return all.filter((regulation) => regulation.type !== 'expert' || regulation === expert);
}

/** Settings of the piece's locations for its categories; per type the nearest location wins. */
function regulationsOfPlaces<R extends Pick<AuditRegulation, 'id' | 'type'>>(
  piece: Piece,
  catalogue: Catalogue<R>,
): R[] {
  const product = piece.product ? catalogue.products.get(piece.product) : undefined;
  const kinds = new Set(categoriesOf(piece, product, catalogue).map(({ id }) => id));
  const found: R[] = [];
  for (const { categoryRegulations } of upwards(catalogue.locations, piece.location)) {
    const known = new Set(found.map(({ type }) => type));
    for (const { category, regulation } of categoryRegulations ?? []) {
      const named = kinds.has(category) ? catalogue.regulations.get(regulation) : undefined;
      if (named && !known.has(named.type)) found.push(named);
    }
  }
  return found;
}

// The sub-category has priority over the category, each over its ancestors.
function categoriesOf(
  piece: Piece,
  product: Pick<Product, 'category' | 'subCategory'> | undefined,
  { categories }: Pick<Catalogue, 'categories'>,
) {
  const starts = [product?.subCategory ?? null, piece.category ?? product?.category ?? null];
  return [...new Set(starts.flatMap((start) => upwards(categories, start)))];
}
