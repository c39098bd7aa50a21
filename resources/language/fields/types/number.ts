import type { FieldError } from '../field';
import type { FieldTypeOf } from './fieldType';
import { wrong } from './wrong';

interface Limits {
  min?: number;
  max?: number;
}

/** Validates a number's limits; `most` is the default maximum. */
export function checkLimits(value: unknown, { min, max }: Limits, most: number): FieldError | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrong('number');
  if (min !== undefined && value < min) return wrong('min', { min });
  const limit = max ?? most;
  if (value > limit) return wrong('max', { max: limit });
  return value < -2147483648 ? wrong('min', { min: -2147483648 }) : null;
}

/** Shared by integers and decimals. */
export const number = {
  textOf: (value, _field, { language, formats }) => formats.number(value, language),
  isSorted: true,
  isFiltered: true,
  isNumber: true,
} satisfies Partial<FieldTypeOf<unknown, number>>;
