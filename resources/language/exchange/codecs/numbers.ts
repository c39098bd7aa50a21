import type { FieldOf } from '../../fields/field';
import type { CellContext } from '../cellContext';
import type { NumberHabits } from '../parseNumber';
import type { CodecOf, JsonSchema } from './codec';

type NumberField = FieldOf<'integer' | 'decimal'>;

/** Shared by integers and decimals. */
export const numbers = {
  writer: () => ({ kind: 'number', write: (value) => value }),
  fromQuery: (value) => {
    if (typeof value !== 'string') return value;
    const read = Number(value);
    return value.trim() === '' || Number.isNaN(read) ? value : read;
  },
  hasLimits: true,
  doubt: { about: 'decimal' },
} satisfies Partial<CodecOf<NumberField, number>>;

export const limitsOf = ({ min, max, unit }: NumberField): JsonSchema => ({
  ...(min !== undefined ? { minimum: min } : {}),
  ...(max !== undefined ? { maximum: max } : {}),
  ...(unit ? { description: unit } : {}),
});

export const habitsOf = (
  field: NumberField,
  { decimal, columnUnit, units }: CellContext,
): Omit<NumberHabits, 'isWhole'> => ({
  decimal,
  unit: field.unit,
  columnUnit,
  units,
  range: {
    min: Math.max(field.min ?? Number.NEGATIVE_INFINITY, field.plausible?.[0] ?? Number.NEGATIVE_INFINITY),
    max: Math.min(field.max ?? Number.POSITIVE_INFINITY, field.plausible?.[1] ?? Number.POSITIVE_INFINITY),
  },
});
