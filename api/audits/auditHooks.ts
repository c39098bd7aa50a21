import { missingCheckpoints } from '@plumbline/resources/audits/auditProgress';
import { checkpointsOf } from '@plumbline/resources/audits/checklistParts';
import { dayOf } from '@plumbline/resources/audits/dayOf';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import { asSystem } from '../entities/call';
import type { EntityHooks, TransactionCall } from '../entities/hooks';
import { fail, failFields } from '../errors';
import { notePlanningStarted } from '../planning/notePlanningStarted';
import { openAppointments } from '../planning/openAppointments';
import { recountPlanning } from '../planning/recountPlanning';
import { completeDates } from './completeDates';
import { followAnswers } from './followAnswers';
import { followAudits } from './followAudits';
import { refuseInFinishedReport } from './refuseInFinishedReport';
import { findTyped, listTyped, typed } from './typedRecords';

/** The rules of carrying out an audit: what may change when, what finishing needs, and what follows from it. */
export const auditHooks: EntityHooks = {
  prepare: async ({ call, operation, ...write }) => {
    if (operation === 'restore' && write.after)
      await refusePlannedElsewhere(call, typed('audits', write.after));
    if (operation !== 'update' || !write.before || !write.after) return;
    const before = typed('audits', write.before);
    const after = typed('audits', write.after);
    const isFinishing = after.isFinished && !before.isFinished;
    if (!call.isSystem) {
      await refuseInFinishedReport(call, before);
      // What is wrong in a finished audit is put right in place: its dates already stand on the equipment.
      if (before.isFinished && !after.isFinished) fail('AUDIT_FINISHED', { id: before.id });
    }
    const checklist = await findTyped(asSystem(call, before.instance), 'checklists', after.checklist);
    refuseForeignCheckpoints(after, checklist);
    if (!after.isFinished) return;
    if (isFinishing || !call.isSystem) await checkFinished(call, after, checklist);
    await completeDates(call, { before, after, checklist });
    // A piece that was given up as not found and turned up after all has been inspected.
    after.isMissed = false;
  },

  written: async ({ call, operation, changed, ...write }) => {
    if (operation === 'restore' && write.after)
      await recountPlanning(call, typed('audits', write.after).planning);
    if (operation !== 'update' || !write.before || !write.after) return;
    const before = typed('audits', write.before);
    const after = typed('audits', write.after);
    if (changed.includes('dateStarted') || changed.includes('isFinished'))
      await notePlanningStarted(call, after);
    if (changed.some((name) => countedFields.includes(name))) await recountPlanning(call, after.planning);
    if (after.isFinished && changed.some((name) => askingFields.includes(name)))
      await followAnswers(call, after);
    if (after.isFinished && after.equipment && changed.some((name) => followedFields.includes(name))) {
      const correctedDay = before.isFinished && before.dateAudited ? dayOf(before.dateAudited) : null;
      await followAudits(call, { equipment: after.equipment, instance: after.instance, correctedDay });
    }
  },
};

const countedFields = ['isFinished', 'isMissed', 'category'];
const askingFields = ['isFinished', 'answers', 'notApplicableParts'];
const followedFields = ['isFinished', 'result', 'dateAudited', 'nextAuditDate'];

/** While its appointment was in the bin, the piece may have been put on another one. */
async function refusePlannedElsewhere(call: TransactionCall, audit: Audit): Promise<void> {
  if (!audit.equipment || audit.isFinished || audit.isMissed) return;
  const elsewhere = await openAppointments(call, [audit.equipment], audit.planning);
  if (elsewhere.size > 0) fail('PLANNING_REFUSED', { count: 1 });
}

function refuseForeignCheckpoints(audit: Audit, checklist: Checklist | undefined): void {
  const known = new Set((checklist?.parts ?? []).flatMap(checkpointsOf).map((checkpoint) => checkpoint.id));
  const answered = (audit.answers ?? []).map((answer) => answer.checkpoint);
  const isStrange =
    new Set(answered).size < answered.length || answered.some((checkpoint) => !known.has(checkpoint));
  if (isStrange) failFields({ answers: { message: 'validation.list' } });
}

async function checkFinished(
  call: TransactionCall,
  audit: Audit,
  checklist: Checklist | undefined,
): Promise<void> {
  if (!audit.result || audit.result === 'NOT_PROCESSED') fail('AUDIT_WITHOUT_RESULT', { id: audit.id });
  const findings = await listTyped(asSystem(call, audit.instance), 'deficiencies', {
    filter: { audit: audit.id },
  });
  const missing = missingCheckpoints({ ...audit, parts: checklist?.parts ?? null, findings });
  if (missing.length > 0) {
    fail('AUDIT_INCOMPLETE', {
      count: missing.length,
      checkpoints: missing.map(({ checkpoint }) => checkpoint.id),
    });
  }
}
