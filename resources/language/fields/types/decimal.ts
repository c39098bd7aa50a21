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
  /** Plausible range in `unit`; resolves ambiguous cells ("1.200"). */
  plausible?: readonly [min: number, max: number];
  /** An amount of money: the field of the row with its currency. */
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
