import { DecimalCell } from '../../cells/DecimalCell';
import type { ShownType } from './shownType';

export const decimalShown: ShownType<'decimal'> = {
  Cell: DecimalCell,
  isOneForMany: true,
  isLabelled: true,
};
