import type { AccountType } from '../permissions';
import type { ChoiceSet } from './choiceSet';

/** The values that accounts of this type choose from. */
export const offeredIn = <V extends string>(
  { values, onlyIn }: ChoiceSet<V>,
  type: AccountType,
): readonly V[] =>
  onlyIn && !onlyIn.accounts.includes(type)
    ? values.filter((value) => !onlyIn.values.includes(value))
    : values;
