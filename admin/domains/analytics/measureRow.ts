import type { Compared } from '@plumbline/resources/rules/analytics/analyticsPage';

/** A group or time unit of a measure, as the chart, the table and the CSV file show it. */
export interface MeasureRow extends Compared {
  key: string;
  label: string;
  /** Formats the row's numbers. */
  text: (value: number | null) => string;
  /** Path of the list of the records counted; absent where no list can be filtered for them. */
  to?: string;
}
