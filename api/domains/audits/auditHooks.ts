import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { isMissedInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findTyped, typed } from '../../entities/typedRecords';
import { refreshSafety } from '../duties';
import { notePlanningStarted, openAppointments, recountPlanning } from '../planning';
import { checkFinished } from './checkFinished';
import { completeDates } from './completeDates';
import { followAnswers } from './followAnswers';
import { followDeficiencies } from './followDeficiencies';
import { isLate } from './isLate';
import { closeSettling, markCorrection, markUnaware, orderSettling } from './markUnaware';
import { correctedFields, correctionOf } from './recordCorrection';

/** Rules of inspections: what may change when, what finishing requires, and its effects. */
export const auditHooks: EntityHooks = {
  beforeWrite: async ({ call, operation, ...write }) => {
    if (operation === 'restore' && write.after) {
      Object.assign(write.after, await takeUpAgain(call, typed('audits', write.after)));
    }
    if (operation !== 'update' || !write.before || !write.after) return;
    const before = typed('audits', write.before);
    const after = typed('audits', write.after);
    // Work done offline, without knowing this, is accepted.
    if (isMissedInspection(before) && !call.isSystem && call.madeAt === undefined)
      fail('AUDIT_MISSED', { id: before.id });
    const isFinishing = after.isFinished === true && !before.isFinished;
    const isCorrection = before.isFinished === true && !call.isSystem;
    const checklist = await findTyped(asSystem(call, before.instance), 'checklists', after.checklist);
    refuseForeignCheckpoints(after, checklist);
    // A save that changes nothing needs no reason, and settles nothing.
    const hasReason = Boolean(after.correctionReason?.trim());
    if (isCorrection) await correct(call, write.before, write.after, write.sent ?? {});
    else after.correctionReason = null;
    // So that colleagues see who is at which piece.
    if (!before.dateStarted && after.dateStarted && !after.isFinished) await nameInspector(call, after);
    if (!after.isFinished) return;
    if (isFinishing || isCorrection) await checkFinished(call, after, { checklist, before });
    if (isCorrection && hasReason) await settleFindings(call, before, after);
    // A lift applied to the previous result.
    if (before.isFinished && before.result !== after.result) Object.assign(after, notLifted);
    if (isFinishing) {
      await nameInspector(call, after);
      await markUnaware(call, after);
    }
    await completeDates(call, { before, after, checklist, sent: write.sent ?? {} });
    if (isFinishing) after.isLate = await isLate(call, after, checklist);
    // Equipment marked as not found that was inspected after all.
    after.isMissed = false;
  },

  afterWrite: async ({ call, operation, changed, ...write }) => {
    if (operation === 'restore' && write.after)
      await recountPlanning(call, typed('audits', write.after).planning);
    const row = write.after ?? write.before;
    if (operation === 'delete' || operation === 'restore') {
      if (row?.isFinished && row.equipment)
        await refreshSafety(call, String(row.instance), [String(row.equipment)]);
      return;
    }
    if (operation !== 'update' || !write.before || !write.after) return;
    const before = typed('audits', write.before);
    const after = typed('audits', write.after);
    if (changed.includes('dateStarted') || changed.includes('isFinished'))
      await notePlanningStarted(call, after);
    if (changed.some((name) => countedFields.includes(name))) await recountPlanning(call, after.planning);
    if (!after.isFinished) return;
    if (changed.some((name) => askingFields.includes(name))) await followAnswers(call, after);
    if (changed.some((name) => answeringFields.includes(name))) await followDeficiencies(call, before, after);
    const isFinishing = !before.isFinished;
    if (isFinishing || !before.isUnaware) await orderSettling(call, after);
    if (before.isUnaware && !after.isUnaware) await closeSettling(call, after);
    if (after.equipment && changed.some((name) => decidingFields.includes(name)))
      await refreshSafety(call, after.instance, [after.equipment], isFinishing ? found : {});
  },
};

const countedFields = ['isFinished', 'isMissed', 'category'];
const askingFields = ['isFinished', 'answers', 'notApplicableParts'];
const answeringFields = ['isFinished', 'followUps', 'dateAudited'];
const decidingFields = ['isFinished', 'result', 'dateAudited', 'nextAuditDate', 'followUps', 'isUnaware'];
const confirmedFields = ['result', 'answers', 'followUps', 'notApplicableParts'];
const notLifted = { liftedAt: null, liftedBy: null, liftReason: null };
/** Inspected equipment has been found. */
const found = { isTraceable: true, dateNotTraceable: null };

/**
 * Several inspectors may work on one appointment: the inspector is the member of the account who began the audit, and
 * in the end the one who finished it.
 */
async function nameInspector(call: TransactionCall, audit: Audit): Promise<void> {
  const { contact, instance, mirroring } = call.actor;
  if (call.isSystem || mirroring || !contact || instance !== audit.instance) return;
  if (contact !== audit.auditor && (await findTyped(asSystem(call, instance), 'contacts', contact)))
    audit.auditor = contact;
}

/** Changes to a finished inspection are recorded with their reason, or refused. */
async function correct(call: TransactionCall, before: Row, after: Row, sent: Readonly<Row>): Promise<void> {
  if (!after.isFinished) fail('AUDIT_FINISHED', { id: before.id });
  // A confirmation applied to the previous values.
  const isDecidedAnew = correctedFields(before, after).some((name) => confirmedFields.includes(name));
  if (isDecidedAnew && !('confirmedContradiction' in sent)) after.confirmedContradiction = false;
  const changed = correctedFields(before, after);
  const { correctionReason } = after;
  after.correctionReason = null;
  if (changed.length === 0) return;
  const known = typed('audits', before).corrections ?? [];
  after.corrections = [...known, await correctionOf(call, { reason: correctionReason, changed, before })];
}

/**
 * A corrected or confirmed result takes the audit's own deficiencies into account, including later ones, and there is
 * nothing left to decide on others that are closed or gone by now.
 */
async function settleFindings(call: TransactionCall, before: Audit, audit: Audit): Promise<void> {
  await markCorrection(call, before, audit);
  if (!audit.unawareOf) return;
  // Also own ones that were deleted since: the result decides on them as well.
  const decided: string[] = await call
    .db('deficiencies')
    .whereIn('id', keysOf(audit.unawareOf))
    .whereRaw("(audit = ? or deletedAt is not null or isNotAsked = 1 or status = 'COMPLETED')", [audit.id])
    .pluck('id');
  const left = audit.unawareOf.filter(({ key }) => !decided.includes(key));
  Object.assign(audit, { isUnaware: left.length > 0, unawareOf: left.length > 0 ? left : null });
}

const keysOf = (marks: NonNullable<Audit['unawareOf']>): string[] => marks.map(({ key }) => key);

/**
 * The place of a restored inspection. While its appointment was in the bin, the equipment may have moved; where it was
 * planned elsewhere or archived, the inspection stays in the bin.
 */
async function takeUpAgain(call: TransactionCall, audit: Audit): Promise<Partial<Audit>> {
  if (audit.isFinished) return {};
  const piece = await findTyped(asSystem(call, audit.instance), 'equipments', audit.equipment);
  if (!piece) return {};
  const elsewhere = await openAppointments(call, [piece.id], audit.planning);
  if (!audit.isMissed && (elsewhere.size > 0 || piece.isArchived)) fail('PLANNING_REFUSED', { count: 1 });
  return { owner: piece.owner, location: piece.location, category: piece.category };
}

function refuseForeignCheckpoints(audit: Audit, checklist: Checklist | undefined): void {
  const known = new Set((checklist?.parts ?? []).flatMap(checkpointsOf).map((checkpoint) => checkpoint.id));
  const answered = (audit.answers ?? []).map((answer) => answer.checkpoint);
  const isStrange =
    new Set(answered).size < answered.length || answered.some((checkpoint) => !known.has(checkpoint));
  if (isStrange) failFields({ answers: { message: 'validation.list' } });
}
