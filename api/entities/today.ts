import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { Call } from './call';

type Moment = Pick<Call, 'now' | 'madeAt' | 'zone'>;

/**
 * Today (`YYYY-MM-DD`) in the caller's time zone, for offline commands at their time. Without a zone: the accounts'
 * time zone, which also applies to licences and mails (`dayOf`).
 */
export function today({ now, madeAt, zone }: Moment): string {
  // A device whose clock is ahead cannot act in the future.
  const isPast = madeAt !== undefined && Date.parse(madeAt) < now.getTime();
  return dayOf(isPast ? madeAt : now, zone);
}

/**
 * The latest day that has begun: in the caller's zone with a few minutes of tolerance; without a zone, anywhere on
 * earth.
 */
export const lastDayBegun = ({ now, zone }: Moment): string =>
  zone === undefined ? dayOf(now, firstToSeeTheSun) : dayOf(new Date(now.getTime() + ahead), zone);
const firstToSeeTheSun = 'Pacific/Kiritimati';
const ahead = 10 * 60_000;
