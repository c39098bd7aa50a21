import { type Cell, cellText } from './cell';
import type { DateOrder } from './parseDate';
import type { DecimalMark } from './parseNumber';

/** How a column writes what can be read in two ways. */
export interface Habits {
  decimal: DecimalMark;
  order: DateOrder;
}

/** Judges by the column's unambiguous values; without any, the habits of the rest of the file. */
export function guessHabits(
  cells: readonly Cell[],
  fallback: Habits = { decimal: ',', order: 'dmy' },
): Habits {
  const texts = cells.filter((cell) => typeof cell === 'string').map(cellText);
  return { decimal: guessDecimal(texts) ?? fallback.decimal, order: guessOrder(texts) ?? fallback.order };
}

function guessDecimal(texts: readonly string[]): DecimalMark | null {
  let comma = 0;
  let point = 0;
  for (const text of texts) {
    const body = /^[+-]?([\d.,'’ ]+)/.exec(text)?.[1]?.trim() ?? '';
    // A date's points say nothing, nor does a single mark before exactly three digits.
    if (
      !/\d[.,]\d/.test(body) ||
      (/^\d+([.,]\d+){2,}$/.test(body) && new Set(body.match(/[.,]/g)).size === 1)
    )
      continue;
    if (/^\d{1,3}[.,]\d{3}$/.test(body) && !body.startsWith('0')) continue;
    if (body.lastIndexOf(',') > body.lastIndexOf('.')) comma += 1;
    else point += 1;
  }
  return comma === point ? null : comma > point ? ',' : '.';
}

function guessOrder(texts: readonly string[]): DateOrder | null {
  let day = 0;
  let month = 0;
  for (const text of texts) {
    const [, first = '', second = ''] = /^(\d{1,2}) ?[/-] ?(\d{1,2}) ?[/-] ?\d{2,4}(?: |$)/.exec(text) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) day += 1;
    if (Number(second) > 12 && Number(first) <= 12) month += 1;
  }
  return day === month ? null : day > month ? 'dmy' : 'mdy';
}
