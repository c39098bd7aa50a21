import type { Audit } from '../../entities/audits';

type Listed = Pick<Audit, 'isFinished' | 'isMissed'>;

/** Numbers of inspections of an appointment: all, done, missed. */
export function planningCounts(audits: readonly Listed[]): {
  plannedCount: number;
  processedCount: number;
  missedCount: number;
} {
  return {
    plannedCount: audits.length,
    processedCount: audits.filter((audit) => audit.isFinished).length,
    missedCount: audits.filter(isMissedInspection).length,
  };
}

/** Missed: not found when the appointment was finished; cannot be carried out. */
export const isMissedInspection = (audit: Listed): boolean => audit.isMissed === true && !audit.isFinished;

/** Whether there is unfinished work. */
export const isOpenInspection = (audit: Listed): boolean => !audit.isFinished && !audit.isMissed;
