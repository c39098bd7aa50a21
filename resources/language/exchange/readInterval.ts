import type { ChoiceOf } from '../choices/choiceSet';
import type { intervalUnit } from '../choices/choices';
import { type Cell, cellText } from './cell';
import { fold } from './fold';

type IntervalUnit = ChoiceOf<typeof intervalUnit>;

const words: Readonly<Record<IntervalUnit, string>> = {
  DAILY: 'tag tage tagen tg dzień dni d nap napok day days',
  WEEKLY: 'woche wochen wo tydzień tygodnie tygodni tydz hét hetek het week weeks wk w',
  MONTHLY: 'monat monate monaten mon mo miesiąc miesiące miesięcy mies m hónap hónapok hó month months mth',
  YEARLY: 'jahr jahre jahren j rok lata lat r év évek year years yr y a',
};
const units: ReadonlyMap<string, IntervalUnit> = new Map(
  (Object.keys(words) as IntervalUnit[]) // the keys of the table above
    .flatMap((unit) => words[unit].split(' ').map((word) => [fold(word), unit] as const)),
);

/** "24 Monate", "2 lata", 12: an integer with the unit in the cell or the column's header. */
export interface ReadInterval {
  amount: number;
  unit: IntervalUnit | null;
}

/** Parses an interval; null if the cell holds none. */
export function readInterval(cell: Cell, heading: string): ReadInterval | null {
  const match = /^(\d{1,4})(?:[.,]0+)?\s*(\D*)$/u.exec(cellText(cell).trim());
  if (!match?.[1]) return null;
  const word = fold(match[2] ?? '');
  const own = word === '' ? null : units.get(word);
  if (own === undefined) return null;
  return { amount: Number(match[1]), unit: own ?? unitIn(heading) };
}

/** The unit in a header: "Prüfintervall (Monate)", "Interwał [mies.]", "Inspection interval in years". */
function unitIn(heading: string): IntervalUnit | null {
  for (const word of heading.split(/[^\p{L}]+/u)) {
    // A single letter in a header is no unit.
    const unit = word.length > 1 ? units.get(fold(word)) : undefined;
    if (unit) return unit;
  }
  return null;
}
