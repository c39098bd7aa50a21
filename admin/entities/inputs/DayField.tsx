import type { DayFieldProps } from './DayPicker';
import { lazyInput } from './lazyInput';

/** A day as people of the language write it; the calendar comes in a chunk of its own. */
export const DayField = lazyInput<DayFieldProps>(() =>
  import('./DayPicker').then((module) => module.DayPicker),
);
