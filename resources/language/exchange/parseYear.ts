import { type Cell, cellText } from './cell';
import { parseDate } from './parseDate';
import { expected, type Parsed, parsed } from './parsed';

/** Parses a four-digit year, also within a date ("Herstelldatum 20.02.2018") or with a word ("2018 r."). */
export function parseYear(cell: Cell): Parsed<number> {
  const year =
    /^(?:ca\.?|ok\.?|kb\.?|~)? ?((?:18|19|20|21)\d{2})(?:[.,]0+)?\.? ?(?:r\.?|rok|év|a\.?)?$/iu.exec(
      cellText(cell),
    )?.[1];
  if (year !== undefined) return parsed(Number(year));
  // The year's position does not depend on the order of day and month.
  const day = [parseDate(cell, { order: 'dmy' }), parseDate(cell, { order: 'mdy' })].find(({ ok }) => ok);
  return day?.ok ? parsed(Number(day.value.slice(0, 4))) : expected('year');
}
