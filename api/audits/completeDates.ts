import { dayOf } from '@plumbline/resources/audits/dayOf';
import { type Interval, nextAuditDate } from '@plumbline/resources/audits/nextAuditDate';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import { agreedInterval } from '@plumbline/resources/planning/agreedInterval';
import { asSystem } from '../entities/call';
import type { TransactionCall } from '../entities/hooks';
import { fail } from '../errors';
import { loadIntervalRules } from './loadIntervalRules';
import { findTyped } from './typedRecords';

interface Dates {
  before: Audit;
  after: Audit;
  checklist: Checklist | undefined;
}

const aDay = 24 * 3600 * 1000;

/** Gives a finished audit its day and the next one, which the auditor may have set; scrap has no next. */
export async function completeDates(
  call: TransactionCall,
  { before, after, checklist }: Dates,
): Promise<void> {
  after.dateAudited ??= call.now.toISOString();
  // A device whose clock runs years ahead would otherwise settle the equipment's dates for good.
  if (Date.parse(after.dateAudited) > call.now.getTime() + aDay) {
    fail('AUDIT_DATE_IN_FUTURE', { dateAudited: after.dateAudited });
  }
  const equipment = await findTyped(asSystem(call, after.instance), 'equipments', after.equipment);
  const rules = await loadIntervalRules(call, after.instance);
  const interval = equipment ? agreedInterval(equipment, after.type, checklist ?? null, rules) : null;
  after.nextAuditDate = after.result === 'SCRAP' ? null : chosenOrDue(before, after, interval);
}

function chosenOrDue(before: Audit, after: Audit, interval: Interval | null): string | null {
  const due = (audit: Audit) =>
    interval && audit.dateAudited ? nextAuditDate(dayOf(audit.dateAudited), interval) : null;
  if (!before.isFinished) return after.nextAuditDate ?? due(after);
  if (after.nextAuditDate !== before.nextAuditDate) return after.nextAuditDate;
  // Not touched: it moves with a corrected day, unless it had been set by hand.
  const wasComputed = before.nextAuditDate === null || before.nextAuditDate === due(before);
  return wasComputed ? due(after) : before.nextAuditDate;
}
