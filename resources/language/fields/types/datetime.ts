import type { RangeOptions } from '../fieldOptions';
import { type Built, build, type Exact, type None } from './build';
import { isDay } from './date';
import type { FieldTypeModule } from './fieldType';
import { isString } from './shapes';
import { wrong } from './wrong';

export interface DateTimeShape {
  options: RangeOptions;
  /** ISO 8601 in UTC */
  value: string;
}

export const datetime = <const O extends RangeOptions = None>(
  options?: Exact<O, RangeOptions>,
): Built<'datetime', O> => build('datetime', options);

/** ISO 8601; the end of 9999 west of Greenwich is in the year 10000 UTC, which no column can hold. */
export const isInstant = (value: unknown): value is string =>
  isString(value) && /^\d{4}-\d{2}-\d{2}T/.test(value) && Date.parse(value) < Date.UTC(10000, 0);

export const datetimeType: FieldTypeModule<'datetime'> = {
  check: (value) => (isInstant(value) ? null : wrong('datetime')),
  textOf: (value, _field, { language, formats }) => formats.moment(value, language),
  query: {
    isComparable: (value) => isDay(value) || isInstant(value),
    keyOf: (value) => Date.parse(String(value)),
    boundOf: (value, { customKey }) => {
      const moment = new Date(String(value));
      return customKey === undefined ? moment : moment.toISOString();
    },
  },
  isSorted: true,
  isFiltered: true,
  range: 'date',
};
