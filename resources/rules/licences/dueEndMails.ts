import type { License } from '../../entities/licenses';
import { carriesOn } from './licenseEnd';
import { daysLeft, trialEnd } from './trial';

type Licence = Pick<License, 'id' | 'name' | 'isTrial' | 'validFrom' | 'validBefore' | 'categories'>;

/** Days before the end of a licence or a trial on which its account is written to; 0: it has ended. */
export const endMailDays = [60, 30, 7, 0] as const;
export type EndMailDays = (typeof endMailDays)[number];

/** A mail about an end that nobody could send for longer than this is not sent any more. */
const longestOver = 7;

export interface DueEndMail {
  license: string;
  name: string | null;
  isTrial: boolean;
  /** The day (`YYYY-MM-DD`) before which it ends. */
  validBefore: string;
  stage: EndMailDays;
}

/**
 * The mails that an account is due on a day (`YYYY-MM-DD`), of each licence the latest alone: where nothing ran on the day
 * itself, on the next. None for what is carried on by another licence, nor for a stage in which the licence only began.
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
