import { lazyInput } from '../../inputs/lazyInput';
import { DateRange } from './DateRange';
import type { EnteredType } from './enteredType';

export const dateEntered: EnteredType<'date'> = {
  Input: lazyInput(() => import('../../inputs/DateInput').then((module) => module.DateInput)),
  Filter: DateRange,
  width: '170px',
};
