import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';

/**
 * Fields that tell rows of the same key apart where the key alone does not: the rest of the title (a product's
 * manufacturer), what the definition says besides, the place in the tree and whose tree it is, or whose numbers they are.
 * Only those that a column of the list names; a list that does not say whose its rows are means those of nobody.
 */
export function disambiguatingFields(entity: AnyEntity, plan: ImportPlan): string[] {
  const { disambiguateBy = [], key = '' } = entity.exchange ?? {};
  const named = new Set(plan.mapping.map(({ target }) => target));
  const unique = entity.fields[key]?.unique;
  if (unique) return typeof unique === 'object' && named.has(unique.within) ? [unique.within] : [];
  const tree = entity.tree === undefined ? undefined : entity.fields[entity.tree];
  const owner = isReference(tree) ? tree.sameOwnerAs : undefined;
  return [
    ...[entity.title].flat().filter((name) => named.has(name)),
    ...disambiguateBy.filter((name) => named.has(name) || isReference(entity.fields[name])),
    ...[entity.tree ?? [], owner ?? []].flat().filter((name) => named.has(name)),
  ].filter((name, index, all) => name !== key && all.indexOf(name) === index);
}
