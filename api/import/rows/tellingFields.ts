import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { ImportPlan } from '@plumbline/resources/import/importSession';

/**
 * Fields that tell rows of the same key apart where the key alone does not: the rest of the title (a product's
 * manufacturer), what the definition says besides, the place in the tree and whose tree it is, or whose numbers they are. Only those that a column of the list names.
 */
export function tellingFields(entity: AnyEntity, plan: ImportPlan): string[] {
  const key = entity.exchange?.key ?? '';
  const named = new Set(plan.mapping.map(({ target }) => target));
  const unique = entity.fields[key]?.unique;
  if (unique) return typeof unique === 'object' && named.has(unique.within) ? [unique.within] : [];
  const tree = entity.tree === undefined ? undefined : entity.fields[entity.tree];
  const owner = tree?.type === 'reference' ? tree.sameOwnerAs : undefined;
  return [entity.title, entity.exchange?.toldApartBy ?? [], entity.tree ?? [], owner ?? []]
    .flat()
    .filter((name) => name !== key && named.has(name));
}
