import { ReferenceFilter } from '../../filters/ReferenceFilter';
import { ReferenceInput } from '../../inputs/ReferenceInput';
import type { EnteredType } from './enteredType';

export const referenceEntered: EnteredType<'reference'> = {
  Input: ReferenceInput,
  Filter: ReferenceFilter,
};
