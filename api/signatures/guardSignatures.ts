import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../entities/call';
import type { Row } from '../entities/rowMapper';
import { lastDayBegun } from '../entities/today';
import { failFields } from '../errors';

/**
 * What was signed stays as it was signed: `before` and `sent` are lists of signatures, told apart by their ids. INVALID
 * where one that is known differs, or where a new one bears a day that has not come.
 * @returns the new ones; who wrote them, and when, stands in the history.
 */
export function guardSignatures(before: unknown, sent: unknown, call: Pick<Call, 'now' | 'zone'>): Row[] {
  const known = new Map(rowsIn(before).map((one) => [one.id, one]));
  const lastDay = lastDayBegun(call);
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
