import type { FieldOf } from '../../fields/field';
import type { CellContext } from '../cellContext';
import { parsed } from '../parsed';
import { type NumberHabits, parseNumber } from '../parseNumber';
import type { Codec } from './codec';
import { habitsOf, limitsOf, numbers } from './numbers';

const habits = (field: FieldOf<'decimal'>, context: CellContext): NumberHabits => ({
  ...habitsOf(field, context),
  isWhole: false,
});

export const decimalCodec: Codec<'decimal'> = {
  ...numbers,
  schema: (field) => ({ type: 'number', ...limitsOf(field) }),
  read(cell, field, context) {
    const number = parseNumber(cell, habits(field, context));
    return number.ok ? parsed(Number(number.value.toFixed(field.digits ?? 4))) : number;
  },
  habitsOf: habits,
};
