import { TextFilter } from '../../filters/TextFilter';
import { TextInput } from '../../inputs/TextInput';
import type { EnteredType } from './enteredType';

export const textEntered: EnteredType<'text'> = {
  Input: TextInput,
  Filter: TextFilter,
};
