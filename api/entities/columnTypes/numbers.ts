import { plain } from './codec';
import type { ColumnTypeOf } from './columnType';

/** What whole numbers and fractions share. */
export const numbers = {
  codec: plain,
  comparedInJson: (json) => `cast(${json} as decimal(36,8))`,
  reported: (value, { unit }, { formats }) => formats.measure(Number(value), unit),
} satisfies Partial<ColumnTypeOf<{ unit?: string }>>;
