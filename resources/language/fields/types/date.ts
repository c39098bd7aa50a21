import type { Field, FieldOf } from '../field';
import type { RangeOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None } from './build';
import type { FieldTypeModule } from './fieldType';
import { isString } from './shapes';
import { wrong } from './wrong';

export interface DateShape {
  options: RangeOptions;
  /** `YYYY-MM-DD` */
  value: string;
}

export const date = <const O extends RangeOptions = None>(
  options?: Exact<O, RangeOptions>,
): Built<'date', O> => build('date', options);

/** Sort key of empty dates in ascending order: the last day that a column can hold. */
export const lastDay = '9999-12-31';

export function isDay(value: unknown): value is string {
  if (!isString(value) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

export const isDate = (field: Field | undefined): field is FieldOf<'date'> => field?.type === 'date';

export const dateType: FieldTypeModule<'date'> = {
  check: (value) => (isDay(value) ? null : wrong('date')),
  textOf: (value, _field, { language, formats }) => formats.day(value, language),
  query: { isComparable: isDay, keyOf: String, emptyKey: lastDay },
  isSorted: true,
  isFiltered: true,
  range: 'date',
};
