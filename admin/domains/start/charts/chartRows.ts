import type { ReactNode } from 'react';
import type { Tone } from '../../../entities/StatusChip';

/** A bar with its texts; chart and table show the same rows. */
export interface ChartRow {
  key: string;
  label: ReactNode;
  /** Label of a few letters, for narrow columns. */
  short?: string;
  count: number;
  overdue?: number;
  tone: Tone;
  /** Path of the list of what is counted. */
  to: string;
}

/** Length relative to the longest bar, with a visible minimum. */
export function share(count: number, most: number): string {
  if (count === 0 || most === 0) return '0';
  return `${Math.max(2, (100 * count) / most)}%`;
}

/** Neutral numbers have the primary colour, others the colour of their tone. */
export const barColour = (tone: Tone): string =>
  tone === 'info' ? 'primary.main' : tone === 'neutral' ? 'text.disabled' : `${tone}.main`;
