import { LongTextCell } from '../../cells/LongTextCell';
import type { ShownType } from './shownType';

export const longTextShown: ShownType<'longText'> = {
  Cell: LongTextCell,
  isOneForMany: true,
  takesRow: true,
};
