import type { FilterProps } from '../../filters/filterProps';
import { lazyInput } from '../../inputs/lazyInput';

/** Days from a calendar, whose code is loaded where it is opened. */
export const DateRange = lazyInput<FilterProps<'date'> | FilterProps<'datetime'>>(() =>
  import('../../filters/DateRangeFilter').then((module) => module.DateRangeFilter),
);
