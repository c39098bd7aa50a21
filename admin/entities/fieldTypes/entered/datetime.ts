import { lazyInput } from '../../inputs/lazyInput';
import { DateRange } from './DateRange';
import type { EnteredType } from './enteredType';

export const datetimeEntered: EnteredType<'datetime'> = {
  Input: lazyInput(() => import('../../inputs/DateTimeInput').then((module) => module.DateTimeInput)),
  Filter: DateRange,
};
