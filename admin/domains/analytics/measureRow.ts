import type { Compared } from '@plumbline/resources/rules/analytics/analyticsPage';

/** A group or a part of a measure as it is shown: drawn, in a table, or in a file. */
export interface MeasureRow extends Compared {
  key: string;
  label: string;
  /** How its numbers are said. */
  text: (value: number | null) => string;
  /** The list of what is counted; absent where no list can be asked for that. */
  to?: string;
}
