import { LongTextInput } from '../../inputs/LongTextInput';
import type { EnteredType } from './enteredType';

export const longTextEntered: EnteredType<'longText'> = {
  Input: LongTextInput,
  Filter: null,
};
