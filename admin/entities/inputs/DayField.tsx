import type { DayFieldProps } from './DayPicker';
import { lazyInput } from './lazyInput';

/** A date input in local format, in a separate chunk. */
export const DayField = lazyInput<DayFieldProps>(() =>
  import('./DayPicker').then((module) => module.DayPicker),
);
