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
  /** Plausible range in `unit`; resolves ambiguous cells ("1.200"). */
  plausible?: readonly [min: number, max: number];
  /** Choice field with the interval unit of the number. */
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
    // The index stores integers; a fraction would be truncated.
    isComparable: (value) => isNumeric(value) && Number.isInteger(Number(value)),
    keyOf: Number,
  },
};
