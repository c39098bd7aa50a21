import { LocalizedTextInput } from '../../inputs/LocalizedTextInput';
import type { EnteredType } from './enteredType';

export const localizedTextEntered: EnteredType<'localizedText'> = {
  Input: LocalizedTextInput,
  Filter: null,
};
