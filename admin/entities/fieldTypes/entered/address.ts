import { AddressInput } from '../../inputs/AddressInput';
import type { EnteredType } from './enteredType';

export const addressEntered: EnteredType<'address'> = {
  Input: AddressInput,
  Filter: null,
};
