import { PhonesInput } from '../../inputs/PhonesInput';
import type { EnteredType } from './enteredType';

export const phonesEntered: EnteredType<'phones'> = {
  Input: PhonesInput,
  Filter: null,
};
