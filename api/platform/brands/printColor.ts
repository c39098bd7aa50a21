import type { BrandColors } from '@plumbline/resources/rules/brands/brand';
import { shifted, standsOut } from '@plumbline/resources/rules/brands/readable';

/** White paper, and the background of highlighted rows. */
const grounds = ['#ffffff', '#f3f5f7'];

/** A broker's colour for titles, headings and rules on paper: its hue, darkened until readable. */
export const printColor = ({ primaryColor }: BrandColors): string =>
  shifted(primaryColor, 'darker', (color) => standsOut(color, grounds));
