import type { ReactNode } from 'react';
import type { Tone } from '../../../entities/StatusChip';

/** A bar with all that is said about it; both the drawing and the table show the same rows. */
export interface ChartRow {
  key: string;
  label: ReactNode;
  /** The label where there is room for a few letters only. */
  short?: string;
  count: number;
  overdue?: number;
  tone: Tone;
  /** The list of what is counted. */
  to: string;
}

/** The part of the longest bar, so that also one of very many is seen. */
export function share(count: number, most: number): string {
  if (count === 0 || most === 0) return '0';
  return `${Math.max(2, (100 * count) / most)}%`;
}

/** Plain numbers have the colour of the product, those that say something the colour of what they say. */
export const barColour = (tone: Tone): string =>
  tone === 'info' ? 'primary.main' : tone === 'neutral' ? 'text.disabled' : `${tone}.main`;
