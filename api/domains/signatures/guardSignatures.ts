import { isDeepStrictEqual } from 'node:util';
import { failFields } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';
import { lastDayBegun } from '../../entities/today';

/**
 * What was signed stays as it was signed: `before` and `sent` are lists of signatures, identified by their ids. INVALID
 * where one that is known differs, or where a new one bears a day that has not come. Whether one is void is the server's
 * to say, so what is sent of that is dropped.
 * @returns the new ones; who wrote them, and when, stands in the history.
 */
export function guardSignatures(
  before: unknown,
  sent: unknown,
  call: Pick<Call, 'now' | 'zone' | 'madeAt'>,
): Row[] {
  const known = new Map(rowsIn(before).map((one) => [one.id, one]));
  const lastDay = lastDayBegun(call);
  return rowsIn(sent).filter((one) => {
    const given = known.get(one.id);
    if (given ? !isSame(given, one) : String(one.date) > lastDay)
      failFields({ signatures: { message: 'validation.readOnly' } });
    if (given) Object.assign(one, given);
    else Object.assign(one, { signedAt: momentOf(one, call), isVoid: null });
    return !given;
  });
}

/** When it was given, as the device says; one whose clock runs ahead gives the time of arrival. */
function momentOf({ signedAt }: Row, { now, madeAt }: Pick<Call, 'now' | 'madeAt'>): string {
  const told = typeof signedAt === 'string' ? signedAt : madeAt;
  return told && Date.parse(told) <= now.getTime() ? told : now.toISOString();
}

// What the server adds, a device that has not been in step since does not know.
const isSame = (given: Row, sent: Row): boolean =>
  [...new Set([...Object.keys(given), ...Object.keys(sent)])].every(
    (name) =>
      name === 'isVoid' ||
      ((name === 'signedAt' || name === 'contentHash') && !sent[name]) ||
      isDeepStrictEqual(given[name] ?? null, sent[name] ?? null),
  );

const rowsIn = (value: unknown): Row[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'object' && one !== null);
