import type { FilterProps } from '../../filters/filterProps';
import { lazyInput } from '../../inputs/lazyInput';

/** A date range with calendars, loaded at first use. */
export const DateRange = lazyInput<FilterProps<'date'> | FilterProps<'datetime'>>(() =>
  import('../../filters/DateRangeFilter').then((module) => module.DateRangeFilter),
);
