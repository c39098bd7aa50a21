import { entities } from '../../entities';
import type { AnyEntity } from '../../language/defineEntity';
import type { FieldOf } from '../../language/fields/field';
import { isReference } from '../../language/fields/types/reference';
import { listKey } from './listKey';

/**
 * The field of the row that disambiguates a reference by its customer, where names repeat: two customers' racks number
 * 1. The target has the same field. Undefined: nothing in the list does.
 */
export function whoseField(entity: AnyEntity, reference: FieldOf<'reference'>): string | undefined {
  if (reference.sameOwnerAs) return reference.sameOwnerAs;
  const to = entities[reference.to];
  const unique = to.fields[listKey(to)]?.unique;
  const tree = to.fields[to.tree ?? ''];
  const name = typeof unique === 'object' ? unique.within : isReference(tree) && tree.sameOwnerAs;
  if (!name || !entity.exchange?.columns.includes(name)) return undefined;
  const [own, theirs] = [entity.fields[name], to.fields[name]];
  return isReference(own) && isReference(theirs) && own.to === theirs.to ? name : undefined;
}

/** Whether the field only disambiguates: it is read-only, like a task's customer, which follows from the equipment. */
export function isTellingAlone(entity: AnyEntity, name: string): boolean {
  return (
    entity.fields[name]?.readOnly === true &&
    (entity.exchange?.columns ?? []).some((one) => {
      const field = entity.fields[one];
      return isReference(field) && !field.readOnly && whoseField(entity, field) === name;
    })
  );
}
