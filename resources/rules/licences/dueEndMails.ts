import type { License } from '../../entities/licenses';
import { carriesOn } from './licenseEnd';
import { daysLeft, trialEnd } from './trial';

type Licence = Pick<License, 'id' | 'name' | 'isTrial' | 'validFrom' | 'validBefore' | 'categories'>;

/** Days before the end of a licence or trial at which the account gets a mail; 0: it has ended. */
export const endMailDays = [60, 30, 7, 0] as const;
export type EndMailDays = (typeof endMailDays)[number];

/** Mails delayed for longer than this are dropped. */
const longestOver = 7;

export interface DueEndMail {
  license: string;
  name: string | null;
  isTrial: boolean;
  /** The exclusive end (`YYYY-MM-DD`). */
  validBefore: string;
  stage: EndMailDays;
}

/**
 * The mails due on a day (`YYYY-MM-DD`), only the latest per licence: a missed one is sent the next day. None for
 * licences continued by another, nor for a stage before the licence began.
 */
export function dueEndMails(licences: readonly Licence[], day: string): DueEndMail[] {
  const hasBought = trialEnd(licences, day) === null;
  return licences.flatMap((licence) => {
    const { id, name, isTrial, validFrom, validBefore } = licence;
    if (validBefore === null || (isTrial && hasBought)) return [];
    if (validBefore < dayBefore(day, longestOver)) return [];
    const left = daysLeft(validBefore, day);
    const stage = endMailDays.filter((days) => left <= days).at(-1);
    if (stage === undefined || (validFrom !== null && daysLeft(validBefore, validFrom) <= stage)) return [];
    const others = licences.filter((other) => other.id !== id && !other.isTrial);
    if (others.some((other) => carriesOn(other, licence))) return [];
    return [{ license: id, name, isTrial: isTrial === true, validBefore, stage }];
  });
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
