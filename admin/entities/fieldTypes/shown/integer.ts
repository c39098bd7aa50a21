import { IntegerCell } from '../../cells/IntegerCell';
import type { ShownType } from './shownType';

export const integerShown: ShownType<'integer'> = {
  Cell: IntegerCell,
  isOneForMany: true,
  isLabelled: true,
};
