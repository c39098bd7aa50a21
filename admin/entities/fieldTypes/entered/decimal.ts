import { NumberRangeFilter } from '../../filters/NumberRangeFilter';
import { DecimalInput } from '../../inputs/DecimalInput';
import type { EnteredType } from './enteredType';

export const decimalEntered: EnteredType<'decimal'> = {
  Input: DecimalInput,
  Filter: NumberRangeFilter,
  width: '120px',
};
