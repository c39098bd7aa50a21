import { plain } from './codec';
import type { ColumnTypeOf } from './columnType';

/** Shared by integers and decimals. */
export const numbers = {
  codec: plain,
  comparedInJson: (json) => `cast(${json} as decimal(36,8))`,
  reported: (value, { unit }, { formats }) => formats.measure(Number(value), unit),
} satisfies Partial<ColumnTypeOf<{ unit?: string }>>;
