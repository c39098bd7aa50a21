import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Call } from './call';

type Moment = Pick<Call, 'now' | 'madeAt' | 'zone'>;

/**
 * The day (`YYYY-MM-DD`) on which something is done, where the person is: on a device without network, when it was done
 * there. Whose zone is unknown lives by the accounts' clock, by which also licences end and mails are sent (`dayOf`).
 */
export function today({ now, madeAt, zone }: Moment): string {
  // A device whose clock is ahead does nothing tomorrow.
  const isPast = madeAt !== undefined && Date.parse(madeAt) < now.getTime();
  return dayOf(isPast ? madeAt : now, zone);
}

/** The last day that has begun: where the person is, a few minutes of a fast clock allowed; of an unknown zone, on earth. */
export const lastDayBegun = ({ now, zone }: Moment): string =>
  zone === undefined ? dayOf(now, firstToSeeTheSun) : dayOf(new Date(now.getTime() + ahead), zone);
const firstToSeeTheSun = 'Pacific/Kiritimati';
const ahead = 10 * 60_000;
