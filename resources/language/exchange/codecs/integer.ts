import type { FieldOf } from '../../fields/field';
import type { CellContext } from '../cellContext';
import { expected, parsed } from '../parsed';
import { factorOf, type NumberHabits, parseNumber, readNumber } from '../parseNumber';
import { parseYear } from '../parseYear';
import { readInterval } from '../readInterval';
import type { Codec } from './codec';
import { habitsOf, limitsOf, numbers } from './numbers';

/** Maximum relative rounding of a converted value. */
const mostRounded = 0.005;

const isYear = ({ min = 0, max = 0 }: FieldOf<'integer'>): boolean => min >= 1000 && max > 0 && max <= 2999;

const habits = (field: FieldOf<'integer'>, context: CellContext): NumberHabits => ({
  ...habitsOf(field, context),
  isWhole: true,
});

export const integerCodec: Codec<'integer'> = {
  ...numbers,
  schema: (field) => ({ type: 'integer', ...limitsOf(field) }),
  read(cell, field, context) {
    if (isYear(field)) return parseYear(cell);
    // The unit is in a field of its own, filled from the same cell.
    const interval = field.unitField === undefined ? null : readInterval(cell, '');
    if (interval) return parsed(interval.amount);
    const known = habits(field, context);
    const number = parseNumber(cell, known);
    if (!number.ok || Number.isInteger(number.value)) return number;
    const whole = Math.round(number.value);
    const isConverted = factorOf(readNumber(cell, known)?.unit ?? '', known) !== 1;
    // 36 in are 914.4 mm: converted numbers are rarely integers. But 18 months are not 2 years.
    return isConverted && Math.abs(whole - number.value) <= Math.abs(number.value) * mostRounded
      ? parsed(whole)
      : expected('wholeNumber');
  },
  habitsOf: habits,
  isYear,
  unitFieldOf: ({ unitField }) => unitField,
};
