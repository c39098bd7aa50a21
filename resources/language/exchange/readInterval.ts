import type { ChoiceOf, intervalUnit } from '../choices/choices';
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

/** "24 Monate", "2 lata", 12: a whole number with the unit that stands beside it, else in the column's heading. */
export interface ReadInterval {
  amount: number;
  unit: IntervalUnit | null;
}

/** Reads an interval; null where the cell holds none, so that it is read as any other number and refused as one. */
export function readInterval(cell: Cell, heading: string): ReadInterval | null {
  const match = /^(\d{1,4})(?:[.,]0+)?\s*(\D*)$/u.exec(cellText(cell).trim());
  if (!match?.[1]) return null;
  const word = fold(match[2] ?? '');
  const own = word === '' ? null : units.get(word);
  if (own === undefined) return null;
  return { amount: Number(match[1]), unit: own ?? unitIn(heading) };
}

/** The unit that a heading names: "Prüfintervall (Monate)", "Interwał [mies.]", "Inspection interval in years". */
function unitIn(heading: string): IntervalUnit | null {
  for (const word of heading.split(/[^\p{L}]+/u)) {
    // A single letter in a heading is no unit.
    const unit = word.length > 1 ? units.get(fold(word)) : undefined;
    if (unit) return unit;
  }
  return null;
}
