import type { AnyEntity } from './defineEntity';
import { entities } from './entities/index';
import type { Field } from './fields/field';

/** Whether accounts of this kind have rows of the entity. */
export const isKeptBy = ({ keptBy }: Pick<AnyEntity, 'keptBy'>, accountType: string): boolean =>
  !keptBy || keptBy.some((type) => type === accountType);

/** Whether accounts of this kind have anything to put into the field: a company has no customers whose its equipment is. */
export const isFilledBy = (field: Field, accountType: string): boolean =>
  (field.type !== 'reference' && field.type !== 'references') || isKeptBy(entities[field.to], accountType);
