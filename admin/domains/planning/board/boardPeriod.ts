import { dayAfter } from '@plumbline/resources/language/due';
import { mondayOf } from '@plumbline/resources/rules/planning/planningBoard';
import { today } from '../../../data/words/due';

export const boardViews = ['weeks', 'days'] as const;
export type BoardView = (typeof boardViews)[number];

/** A column of the board: a week or a day, both ends included. */
export interface Column {
  from: string;
  to: string;
}

const weeksShown = 4;

/** Columns from the week of a day on: four weeks, or the seven days of one. */
export function columnsOf(view: BoardView, day: string): Column[] {
  const monday = mondayOf(day);
  if (view === 'days')
    return Array.from({ length: 7 }, (_none, index) => {
      const one = dayAfter(monday, index);
      return { from: one, to: one };
    });
  return Array.from({ length: weeksShown }, (_none, index) => {
    const from = dayAfter(monday, 7 * index);
    return { from, to: dayAfter(from, 6) };
  });
}

/** The day after a drop on a column: in a week, the weekday stays. */
export function dayIn({ from, to }: Column, day: string): string {
  if (from === to) return from;
  const offset = Math.round((Date.parse(day) - Date.parse(mondayOf(day))) / 86_400_000);
  return dayAfter(from, offset);
}

/** The day on which what is dropped on a column is planned: today in the current week, else the column's first. */
export const dayToPlan = (column: Column): string => (isIn(column, today()) ? today() : column.from);

export const isIn = ({ from, to }: Column, day: string): boolean => from <= day && day <= to;

/** Number of the week by ISO 8601: the first has the year's first Thursday. */
export function weekNumber(day: string): number {
  const thursday = dayAfter(mondayOf(day), 3);
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((Date.parse(thursday) - first) / 86_400_000 / 7) + 1;
}
