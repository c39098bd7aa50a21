import { ChoiceFilter } from '../../filters/ChoiceFilter';
import { ChoiceInput } from '../../inputs/ChoiceInput';
import type { EnteredType } from './enteredType';

export const choiceEntered: EnteredType<'choice'> = {
  Input: ChoiceInput,
  Filter: ChoiceFilter,
};
