import { entities } from '../../entities/index';
import type { AnyEntity } from '../../language/defineEntity';
import type { Field } from '../../language/fields/field';
import { isPointer } from '../../language/fields/types/references';
import { isText } from '../../language/fields/types/text';
import type { EntityName } from '../../language/names';

/** Whether accounts of this type have rows of the entity. */
export const isForAccountType = (
  { accountTypes }: Pick<AnyEntity, 'accountTypes'>,
  accountType: string,
): boolean => !accountTypes || accountTypes.some((type) => type === accountType);

/** Whether accounts of this type can fill the field: companies have no customers. */
export function isFilledBy(field: Field, accountType: string): boolean {
  const named = namedBy(field);
  return named === undefined || isForAccountType(entities[named], accountType);
}

function namedBy(field: Field): EntityName | undefined {
  if (isPointer(field)) return field.to;
  return isText(field) ? field.nameOf : undefined;
}
