import type { Audit } from '../../entities/audits';

type Listed = Pick<Audit, 'isFinished' | 'isMissed'>;

/** How a planning stands: how many inspections are on it, done, and given up as not found. */
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

/** Given up as not found when its appointment was finished: it is not carried out any more. */
export const isMissedInspection = (audit: Listed): boolean => audit.isMissed === true && !audit.isFinished;

/** Whether somebody still has to go there. */
export const isOpenInspection = (audit: Listed): boolean => !audit.isFinished && !audit.isMissed;
