import { lazyInput } from '../entities/inputs/lazyInput';
import type { DayFieldProps } from './DayPicker';

/** A day as people of the language write it; the calendar comes in a chunk of its own. */
export const DayField = lazyInput<DayFieldProps>(() =>
  import('./DayPicker').then((module) => module.DayPicker),
);
