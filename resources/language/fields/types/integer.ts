import type { Field, FieldOf } from '../field';
import type { RangeOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None } from './build';
import type { FieldTypeModule } from './fieldType';
import { checkLimits, number } from './number';
import { isNumeric } from './shapes';
import { wrong } from './wrong';

export interface IntegerOptions extends RangeOptions {
  min?: number;
  max?: number;
  unit?: string;
  /** What such a value can be in practice, in `unit`; of two readings of a list's "1.200" the one inside is meant. */
  plausible?: readonly [min: number, max: number];
  /** Name of the choice field of interval units that says what it counts. */
  unitField?: string;
  default?: number;
}
export interface IntegerShape {
  options: IntegerOptions;
  value: number;
}

export const integer = <const O extends IntegerOptions = None>(
  options?: Exact<O, IntegerOptions>,
): Built<'integer', O> => build('integer', options);

export const isInteger = (field: Field | undefined): field is FieldOf<'integer'> => field?.type === 'integer';

export const integerType: FieldTypeModule<'integer'> = {
  ...number,
  check: (value, field) =>
    typeof value === 'number' && Number.isFinite(value) && !Number.isInteger(value)
      ? wrong('integer')
      : checkLimits(value, field, 2147483647),
  query: {
    // A fraction would be cut off where an index of whole numbers is asked.
    isComparable: (value) => isNumeric(value) && Number.isInteger(Number(value)),
    keyOf: Number,
  },
};
