import { BooleanFilter } from '../../filters/BooleanFilter';
import { BooleanInput } from '../../inputs/BooleanInput';
import type { EnteredType } from './enteredType';

export const booleanEntered: EnteredType<'boolean'> = {
  Input: BooleanInput,
  Filter: BooleanFilter,
  width: 'auto',
};
