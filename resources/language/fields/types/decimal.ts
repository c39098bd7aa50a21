import type { RangeOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None } from './build';
import type { FieldTypeModule } from './fieldType';
import { checkLimits, number } from './number';
import { isNumeric } from './shapes';

export interface DecimalOptions extends RangeOptions {
  min?: number;
  max?: number;
  digits?: number;
  unit?: string;
  /** What such a value can be in practice, in `unit`; of two readings of a list's "1.200" the one inside is meant. */
  plausible?: readonly [min: number, max: number];
  /** An amount of money: the field of the same row that says in which currency. */
  currencyField?: string;
  default?: number;
}
export interface DecimalShape {
  options: DecimalOptions;
  value: number;
}

export const decimal = <const O extends DecimalOptions = None>(
  options?: Exact<O, DecimalOptions>,
): Built<'decimal', O> => build('decimal', options);

export const decimalType: FieldTypeModule<'decimal'> = {
  ...number,
  check: (value, field) => checkLimits(value, field, 999999999999),
  query: { isComparable: isNumeric, keyOf: Number },
};
