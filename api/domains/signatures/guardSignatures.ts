import { isDeepStrictEqual } from 'node:util';
import { failFields } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';
import { lastDayBegun } from '../../entities/today';

/**
 * Refuses changes of existing signatures; `before` and `sent` are lists of signatures identified by id. Throws INVALID
 * if a known one differs or a new one has a future date. `isVoid` is set by the server, so the sent value is dropped.
 * @returns the new ones; their author and time are in the history.
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

/** Time of signing according to the device; the arrival time if the device's clock is ahead. */
function momentOf({ signedAt }: Row, { now, madeAt }: Pick<Call, 'now' | 'madeAt'>): string {
  const told = typeof signedAt === 'string' ? signedAt : madeAt;
  return told && Date.parse(told) <= now.getTime() ? told : now.toISOString();
}

// Fields added by the server are unknown to a device that has not synced since.
const isSame = (given: Row, sent: Row): boolean =>
  [...new Set([...Object.keys(given), ...Object.keys(sent)])].every(
    (name) =>
      name === 'isVoid' ||
      ((name === 'signedAt' || name === 'contentHash') && !sent[name]) ||
      isDeepStrictEqual(given[name] ?? null, sent[name] ?? null),
  );

const rowsIn = (value: unknown): Row[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'object' && one !== null);
