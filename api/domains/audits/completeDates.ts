import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { nextAuditDate } from '@plumbline/resources/rules/audits/nextAuditDate';
import { agreedInterval } from '@plumbline/resources/rules/planning/agreedInterval';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findTyped } from '../../entities/typedRecords';
import { loadSurroundings } from '../duties';

interface Dates {
  before: Audit;
  after: Audit;
  checklist: Checklist | undefined;
  /** Fields sent with the write. */
  sent: Readonly<Row>;
}

const aDay = 24 * 3600 * 1000;

/**
 * Sets the date of a finished audit and the next date. The inspector may set the next date: earlier than the interval
 * freely, later only as owner or administrator and with a reason. Scrapped equipment has none.
 */
export async function completeDates(
  call: TransactionCall,
  { before, after, checklist, sent }: Dates,
): Promise<void> {
  if (!after.dateAudited) after.dateAudited = dayGiven(call, before);
  // Otherwise a device with a wrong clock could fix the equipment's dates years ahead.
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
  if (isKept && after.nextAuditDate !== null) {
    if (due !== null && after.nextAuditDate > due) await keepLater(call, { before, after, checklist, due });
    return;
  }
  if (!isSent && (before.isFinished || after.nextAuditDate === null)) {
    Object.assign(after, { nextAuditDate: due, isNextDateSet: false });
    return;
  }
  after.isNextDateSet = after.nextAuditDate !== due;
  if (due !== null && after.nextAuditDate !== null && after.nextAuditDate > due)
    allowLater(call, after, { due, reason: reasonFor(before, after, sent) });
  if (!after.isNextDateSet) after.nextAuditDateReason = null;
}

/**
 * A next date set by hand and later than the interval allows stays as an authorised user decided it, but not without its
 * reason.
 */
async function keepLater(
  call: TransactionCall,
  { before, after, checklist, due }: Omit<Dates, 'sent'> & { due: string },
): Promise<void> {
  const isReasonGone = hasWords(before.nextAuditDateReason) && !hasWords(after.nextAuditDateReason);
  if (isReasonGone && call.madeAt === undefined)
    failFields({ nextAuditDateReason: { message: 'validation.laterNeedsReason', args: { date: due } } });
  if (!isReasonGone && before.dateAudited === after.dateAudited) return;
  const allowed = await dueAfter(call, before, checklist);
  // A previous date later than the interval was allowed by an authorised user.
  const isDecided = !isReasonGone && allowed !== null && (after.nextAuditDate ?? '') > allowed;
  if (!isDecided) Object.assign(after, { nextAuditDate: due, isNextDateSet: false });
}

const hasWords = (text: string | null): boolean => (text ?? '').trim() !== '';

/** Finishing sets the current time. A correction may change the date but not clear it: INVALID at the field. */
function dayGiven(call: TransactionCall, before: Audit): string {
  if (!before.isFinished || !before.dateAudited) return call.now.toISOString();
  if (!call.isSystem) failFields({ dateAudited: { message: 'validation.required' } });
  return before.dateAudited;
}

/** A reason applies to the date it was given for: a later date set by a correction needs a new one. */
const reasonFor = (before: Audit, after: Audit, sent: Readonly<Row>): string | null =>
  before.isFinished === true &&
  !('nextAuditDateReason' in sent) &&
  (after.nextAuditDate ?? '') > (before.nextAuditDate ?? '')
    ? null
    : after.nextAuditDateReason;

/**
 * A next date later than the interval allows. A device may have known a longer interval: its date becomes the allowed
 * one.
 */
function allowLater(
  call: TransactionCall,
  after: Audit,
  { due, reason }: { due: string; reason: string | null },
): void {
  if (call.isSystem) return;
  const { role } = call.actor;
  const isPermitted = role === 'Owner' || role === 'Administrator';
  if (isPermitted && hasWords(reason)) return;
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
