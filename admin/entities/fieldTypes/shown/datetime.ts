import { DateTimeCell } from '../../cells/DateTimeCell';
import type { ShownType } from './shownType';

export const datetimeShown: ShownType<'datetime'> = {
  Cell: DateTimeCell,
  isOneForMany: true,
  isLabelled: true,
  // Filters of an instant use dates only.
  limitsAs: { type: 'date' },
};
