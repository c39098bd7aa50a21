import type { AnyEntity } from './defineEntity';
import { entities } from './entities/index';
import type { EntityName } from './entities/names';
import type { Field } from './fields/field';

/** Whether accounts of this kind have rows of the entity. */
export const isKeptBy = ({ keptBy }: Pick<AnyEntity, 'keptBy'>, accountType: string): boolean =>
  !keptBy || keptBy.some((type) => type === accountType);

/** Whether accounts of this kind have anything to put into the field: a company has no customers whose its equipment is. */
export function isFilledBy(field: Field, accountType: string): boolean {
  const named = namedBy(field);
  return named === undefined || isKeptBy(entities[named], accountType);
}

function namedBy(field: Field): EntityName | undefined {
  if (field.type === 'reference' || field.type === 'references') return field.to;
  return field.type === 'text' ? field.nameOf : undefined;
}
