import type { Audit } from '../../entities/audits';
import type { LockReason } from '../locks';
import { type EarlierFound, type EarlierState, earlierFoundBy, earlierStates } from './earlierFound';
import { type LiftedLock, liftedBefore, locksBesides } from './locksTold';
import { dateOfDuty, type NextDate, nextDatesAfter } from './nextDates';
import type { ReportRows } from './ReportRows';

/** What a report says about other duties, deficiencies and locks of a piece. */
export interface BesidesInspection {
  nextDates: NextDate[];
  earlier: EarlierState[];
  lifted: readonly LiftedLock[];
  locks: LockReason[];
}

type Asked = Pick<
  ReportRows,
  'checklists' | 'regulations' | 'duties' | 'deficiencies' | 'others' | 'account' | 'equipments'
>;

/**
 * Uses the facts frozen when the inspection was finished; for one finished offline they are calculated from the rows.
 */
export function besidesInspection(audit: Audit, rows: Asked): BesidesInspection {
  const piece = rows.equipments.get(audit.equipment ?? '');
  const earlier = earlierStates(audit, audit.earlierFound ?? earlierFoundOf(audit, rows));
  const told = new Set(earlier.map(({ deficiency }) => deficiency));
  return {
    nextDates: nextDatesOf(audit, rows),
    earlier,
    lifted: audit.liftedLocks ?? liftedBefore(audit, piece?.liftedLocks ?? null, rows.others.values()),
    locks: locksBesides(audit, piece?.lockReasons ?? null, { others: rows.others, told }),
  };
}

/** Dates after the inspection: the frozen ones, else from the piece's duties. */
export function nextDatesOf(
  audit: Audit,
  { checklists, regulations, duties }: Pick<Asked, 'checklists' | 'regulations' | 'duties'>,
): NextDate[] {
  const id = checklists.get(audit.checklist ?? '')?.regulation;
  const regulation = id ? (regulations.get(id) ?? { id, alsoCovers: null }) : undefined;
  const before =
    audit.nextDates ?? duties.filter(({ equipment }) => equipment === audit.equipment).map(dateOfDuty);
  return nextDatesAfter(audit, regulation, before);
}

export const earlierFoundOf = (
  audit: Audit,
  { deficiencies, others, account }: Pick<Asked, 'deficiencies' | 'others' | 'account'>,
): EarlierFound[] =>
  earlierFoundBy(audit, {
    deficiencies,
    inspections: others,
    escalationDays: account?.orangeEscalationDays ?? null,
  });
