import { DateTimeCell } from '../../cells/DateTimeCell';
import type { ShownType } from './shownType';

export const datetimeShown: ShownType<'datetime'> = {
  Cell: DateTimeCell,
  isOneForMany: true,
  isLabelled: true,
  // Of a moment only the day is asked for.
  limitsAs: { type: 'date' },
};
