import { NumberRangeFilter } from '../../filters/NumberRangeFilter';
import { IntegerInput } from '../../inputs/IntegerInput';
import type { EnteredType } from './enteredType';

export const integerEntered: EnteredType<'integer'> = {
  Input: IntegerInput,
  Filter: NumberRangeFilter,
  width: '110px',
};
