import { isDeepStrictEqual } from 'node:util';
import { dayAfter } from '@plumbline/resources/due';
import type { Row } from '../entities/rowMapper';
import { failFields } from '../errors';

/**
 * What was signed stays as it was signed: `before` and `sent` are lists of signatures, told apart by their ids. INVALID
 * where one that is known differs, or where a new one bears a day that has not come.
 * @returns the new ones; who wrote them, and when, stands in the history.
 */
export function guardSignatures(before: unknown, sent: unknown, now: Date): Row[] {
  const known = new Map(rowsIn(before).map((one) => [one.id, one]));
  // Somewhere on earth it is tomorrow already.
  const lastDay = dayAfter(now.toISOString().slice(0, 10), 1);
  return rowsIn(sent).filter((one) => {
    const given = known.get(one.id);
    if (given ? !isSame(given, one) : String(one.date) > lastDay)
      failFields({ signatures: { message: 'validation.readOnly' } });
    return !given;
  });
}

const isSame = (one: Row, other: Row): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isDeepStrictEqual(one[name] ?? null, other[name] ?? null),
  );

const rowsIn = (value: unknown): Row[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'object' && one !== null);
