import { ReferencesInput } from '../../inputs/ReferencesInput';
import type { EnteredType } from './enteredType';

export const referencesEntered: EnteredType<'references'> = {
  Input: ReferencesInput,
  Filter: null,
};
