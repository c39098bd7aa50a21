import type { EntityName } from '../names';
import type { Field } from './field';
import { typeOf } from './types/fieldTypes';

/** The entities that values of this field point to, down to the items of lists. */
export const targetsOf = (field: Field): EntityName[] => typeOf(field).targets?.(field, targetsOf) ?? [];
