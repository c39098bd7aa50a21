import { dayOf } from '@plumbline/resources/audits/dayOf';
import { nextAuditDate } from '@plumbline/resources/audits/nextAuditDate';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import { agreedInterval } from '@plumbline/resources/planning/agreedInterval';
import { loadSurroundings } from '../duties/loadSurroundings';
import { asSystem } from '../entities/call';
import type { TransactionCall } from '../entities/hooks';
import { fail, failFields } from '../errors';
import { findTyped } from './typedRecords';

interface Dates {
  before: Audit;
  after: Audit;
  checklist: Checklist | undefined;
}

const aDay = 24 * 3600 * 1000;

/**
 * Gives a finished audit its day and the next one, which its inspector may set: earlier than the interval gives freely,
 * later only as an owner or administrator and with a reason. Scrap has no next.
 */
export async function completeDates(
  call: TransactionCall,
  { before, after, checklist }: Dates,
): Promise<void> {
  if (!after.dateAudited) after.dateAudited = dayGiven(call, before);
  // A device whose clock runs years ahead would otherwise settle the equipment's dates for good.
  if (Date.parse(after.dateAudited) > call.now.getTime() + aDay) {
    fail('AUDIT_DATE_IN_FUTURE', { dateAudited: after.dateAudited });
  }
  const due = await dueAfter(call, after, checklist);
  if (after.result === 'SCRAP') {
    Object.assign(after, { nextAuditDate: null, isNextDateSet: false, nextAuditDateReason: null });
    return;
  }
  const isSent = after.nextAuditDate !== null && after.nextAuditDate !== before.nextAuditDate;
  const isKept = before.isFinished === true && before.isNextDateSet === true && !isSent;
  if (isKept && after.nextAuditDate !== null) return;
  if (!isSent && (before.isFinished || after.nextAuditDate === null)) {
    Object.assign(after, { nextAuditDate: due, isNextDateSet: false });
    return;
  }
  after.isNextDateSet = after.nextAuditDate !== due;
  if (due !== null && after.nextAuditDate !== null && after.nextAuditDate > due) allowLater(call, after, due);
  if (!after.isNextDateSet) after.nextAuditDateReason = null;
}

/** Of an inspection that is being finished: now. A correction may move its day, never empty it: INVALID at the field. */
function dayGiven(call: TransactionCall, before: Audit): string {
  if (!before.isFinished || !before.dateAudited) return call.now.toISOString();
  if (!call.isSystem) failFields({ dateAudited: { message: 'validation.required' } });
  return before.dateAudited;
}

/** A later date than the interval allows. A device may have known a longer interval: its date becomes the allowed one. */
function allowLater(call: TransactionCall, after: Audit, due: string): void {
  if (call.isSystem) return;
  const { role } = call.actor;
  const isPermitted = role === 'Owner' || role === 'Administrator';
  const hasReason = (after.nextAuditDateReason ?? '').trim() !== '';
  if (isPermitted && hasReason) return;
  if (call.madeAt !== undefined) {
    Object.assign(after, { nextAuditDate: due, isNextDateSet: false });
    return;
  }
  const args = { date: due };
  if (!isPermitted) failFields({ nextAuditDate: { message: 'validation.laterThanInterval', args } });
  failFields({ nextAuditDateReason: { message: 'validation.laterNeedsReason', args } });
}

async function dueAfter(
  call: TransactionCall,
  audit: Audit,
  checklist: Checklist | undefined,
): Promise<string | null> {
  const equipment = await findTyped(asSystem(call, audit.instance), 'equipments', audit.equipment);
  if (!equipment || !audit.dateAudited) return null;
  const locations = equipment.location ? [equipment.location] : [];
  const { intervals } = await loadSurroundings(call, audit.instance, { locations, products: [] });
  const regulation = await call
    .db('auditRegulations')
    .where({ id: checklist?.regulation ?? null, deletedAt: null })
    .first('interval', 'intervalUnit');
  const interval = agreedInterval(equipment, audit.type, regulation ?? checklist ?? null, intervals);
  return interval && nextAuditDate(dayOf(audit.dateAudited), interval);
}
