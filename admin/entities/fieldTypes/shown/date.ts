import { DateCell } from '../../cells/DateCell';
import type { ShownType } from './shownType';

export const dateShown: ShownType<'date'> = {
  Cell: DateCell,
  isOneForMany: true,
  isLabelled: true,
  isWideColumn: true,
};
