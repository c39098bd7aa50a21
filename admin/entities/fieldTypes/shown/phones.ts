import { PhonesCell } from '../../cells/PhonesCell';
import type { ShownType } from './shownType';

export const phonesShown: ShownType<'phones'> = {
  Cell: PhonesCell,
  takesRow: true,
  isCompact: true,
};
