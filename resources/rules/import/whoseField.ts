import { entities } from '../../entities';
import type { AnyEntity } from '../../language/defineEntity';
import type { FieldOf } from '../../language/fields/field';
import { isReference } from '../../language/fields/types/reference';
import { listKey } from './listKey';

/**
 * The field of the listed row that says whose the row is that a reference names, where two may be called the same: two
 * customers' racks number 1. The row referred to has a field of that name, too. Undefined: nothing in the list tells.
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

/** Whether a list names the field only to tell other rows apart: nobody sets it, a task's customer follows from the equipment. */
export function isTellingAlone(entity: AnyEntity, name: string): boolean {
  return (
    entity.fields[name]?.readOnly === true &&
    (entity.exchange?.columns ?? []).some((one) => {
      const field = entity.fields[one];
      return isReference(field) && !field.readOnly && whoseField(entity, field) === name;
    })
  );
}
