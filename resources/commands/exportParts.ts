import { described, optional, string } from '../language/commands/parts';
import { media } from '../language/defineCommand';

/** Maximum number of rows of one bulk action. */
export const mostChosen = 1000;

export const exported = media(
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
);
export const exportSettings = {
  format: described(optional(string()), '`csv` (default) or `xlsx`'),
  sort: described(optional(string()), 'as in the list'),
  columns: described(optional(string()), 'names parted by commas; absent: all that the import takes'),
  language: described(optional(string()), 'language of headings, numbers and days; absent: the own one'),
  timeZone: described(optional(string()), 'for moments, e.g. `Europe/Warsaw`; absent: UTC'),
};
