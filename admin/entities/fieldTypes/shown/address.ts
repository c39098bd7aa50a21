import { AddressCell } from '../../cells/AddressCell';
import type { ShownType } from './shownType';

export const addressShown: ShownType<'address'> = {
  Cell: AddressCell,
  takesRow: true,
  isCompact: true,
};
