import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';

/**
 * Fields that distinguish rows with the same key: the rest of the title (a product's manufacturer), the entity's
 * `disambiguateBy`, the parent and customer of a tree node, or the field within which the key is unique. Only fields
 * with a column count; a list without a customer column refers to rows without a customer.
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
