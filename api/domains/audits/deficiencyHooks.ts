import { isDeepStrictEqual } from 'node:util';
import type { Audit } from '@plumbline/resources/entities/audits';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { deficiencyFollowUp } from '@plumbline/resources/entities/deficiencyFollowUp';
import { definitions } from '@plumbline/resources/entities/index';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { escalatesOn } from '@plumbline/resources/rules/locks/escalation';
import { isMissedInspection } from '@plumbline/resources/rules/planning/planningCounts';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import { findRecord } from '../../entities/getRecord';
import type { EntityHooks, TransactionCall, Write } from '../../entities/hooks';
import { today } from '../../entities/today';
import { findTyped, typed } from '../../entities/typedRecords';
import { refreshSafety } from '../duties';
import { checkPosition } from './checkPosition';
import { correctByDeficiency } from './correctByDeficiency';
import { leftOutOf } from './followAnswers';
import { markLater } from './laterInspections';
import { recountMeasures } from './recountMeasures';

/**
 * A deficiency belongs to its audit: it inherits customer and location, and after the audit is finished it changes
 * only by a correction. It stays open until it is marked as remedied with a text or a photo.
 */
export const deficiencyHooks: EntityHooks = {
  beforeWrite: async (write) => {
    const { call } = write;
    const before = write.before && typed('deficiencies', write.before);
    const after = write.after && typed('deficiencies', write.after);
    if (before && after && before.audit !== after.audit)
      failFields({ audit: { message: 'validation.readOnly' } });
    const auditId = (after ?? before)?.audit;
    const audit = await findTyped(asSystem(call, call.actor.instance), 'audits', auditId);
    // An unknown or foreign audit is refused by the reference check that follows.
    if (!audit) return;
    if (!call.isSystem) {
      await refuseOthersAudit(write, audit);
      if (isMissedInspection(audit) && write.operation === 'create' && call.madeAt === undefined)
        fail('AUDIT_MISSED', { id: audit.id });
      // A deleted deficiency is added by a correction, not restored from the bin.
      if (audit.isFinished && write.operation === 'restore') fail('AUDIT_FINISHED', { id: audit.id });
      if (audit.isFinished && !(before && after && isFollowUp(before, after))) {
        const reason = after ? after.correctionReason : write.sent?.correctionReason;
        const { contradictedResult, contradictedLater } = write.sent ?? {};
        const rows = { before: before ?? null, after: after ?? null };
        await correctByDeficiency(call, audit, { ...rows, reason, contradictedResult, contradictedLater });
      }
    }
    if (!after) {
      const isCorrected = audit.isFinished === true && !call.isSystem;
      if (before && !isCorrected) await markLater(call, before);
      return;
    }
    await checkPosition(call, audit, before, after);
    after.correctionReason = null;
    after.foundOn ??= today(call);
    if (!before || before.checkpoint !== after.checkpoint) await refuseForeignCheckpoint(write, audit, after);
    if (!before || before.checkpoint !== after.checkpoint)
      after.isNotAsked = (await leftOutOf(call, audit))(after.checkpoint);
    if (before && !before.isNotAsked && after.isNotAsked) await markLater(call, before);
    followStatus(call, before, after);
    followDangerLevel(call, before, after);
    await escalateOverdue(call, after);
    Object.assign(after, await placeOf(write, audit, { before, after }));
  },

  afterWrite: async ({ call, before, after, changed, operation }) => {
    const row = after ?? before;
    if (!row) return;
    const { equipment, instance } = typed('deficiencies', row);
    const isOf = (names: readonly string[]) =>
      operation !== 'update' || changed.some((name) => names.includes(name));
    if (isOf(countedFields)) await recountMeasures(call, equipment, instance);
    // Only red deficiencies lock equipment.
    const isRed = before?.dangerLevel === 'red' || after?.dangerLevel === 'red';
    if (equipment && isRed && isOf(lockingFields)) await refreshSafety(call, instance, [equipment]);
  },
};

/**
 * Customer and location of a deficiency: those of its inspection, or while it is open those of the equipment, which
 * may have moved. Updates keep them: `equipmentHooks` moves open deficiencies with their equipment, but none in the bin.
 */
async function placeOf(
  { call, operation }: Write,
  audit: Audit,
  { before, after }: { before: Deficiency | null | undefined; after: Deficiency },
): Promise<Partial<Deficiency>> {
  const isClosed = after.status === 'COMPLETED';
  const isReopened = before?.status === 'COMPLETED' && !isClosed;
  const isRestored = operation === 'restore' && !isClosed;
  if (before && before.audit === after.audit && !isReopened && !isRestored) return {};
  const { equipment } = audit;
  const piece = audit.isFinished && !isClosed ? await findTyped(call, 'equipments', equipment) : undefined;
  const { owner, location, category } = piece ?? audit;
  return { equipment, owner, location, category };
}

const countedFields = ['status', 'equipment', 'isNotAsked'];
const lockingFields = ['status', 'equipment', 'isNotAsked', 'dangerLevel', 'description'];

function isFollowUp(before: Deficiency, after: Deficiency): boolean {
  return Object.keys(definitions.deficiencies.fields).every(
    (name) =>
      deficiencyFollowUp.some((field) => field === name) ||
      isDeepStrictEqual(before[name as keyof Deficiency] ?? null, after[name as keyof Deficiency] ?? null), // a definition's fields are the record's keys
  );
}

/** Closing requires a text or a photo, and a name; the date is the day of closing. */
function followStatus(call: TransactionCall, before: Deficiency | null, after: Deficiency): void {
  const isClosing = after.status === 'COMPLETED' && before?.status !== 'COMPLETED';
  if (after.status !== 'COMPLETED') after.remediedOn = null;
  // A reopened deficiency loses its remedy, which remains in the history.
  if (before?.status === 'COMPLETED' && after.status !== 'COMPLETED')
    Object.assign(after, { remedy: null, remedyPhotos: null, remediedBy: null });
  const isReworded =
    after.status === 'COMPLETED' &&
    remedyFields.some((name) => !isDeepStrictEqual(before?.[name] ?? null, after[name] ?? null));
  if (!isClosing && !isReworded) return;
  after.remediedOn ??= today(call);
  if (call.isSystem) return;
  const required = { message: 'validation.required' };
  const isShown = (after.remedy ?? '').trim() !== '' || (after.remedyPhotos ?? []).length > 0;
  const errors = {
    ...(isShown ? {} : { remedy: { message: 'validation.wordsOrPhoto' } }),
    ...((after.remediedBy ?? '').trim() ? {} : { remediedBy: required }),
  };
  if (Object.keys(errors).length > 0) failFields(errors);
}

const remedyFields = ['remedy', 'remedyPhotos', 'remediedBy'] as const;

function followDangerLevel(call: TransactionCall, before: Deficiency | null, after: Deficiency): void {
  // Temporary closing or another danger level does not restart the period.
  if (after.dangerLevel === 'orange') {
    // A deficiency found worse by an inspection becomes orange on that day; one graded by a user continues its earlier
    // period.
    const isFoundWorse = call.isSystem && before?.dangerLevel === 'green';
    const first = before?.dangerLevel === 'red' ? dayOf(before.createdAt) : today(call);
    after.orangeSince = isFoundWorse ? today(call) : (after.orangeSince ?? first);
  }
  if (after.dangerLevel !== 'red') after.escalatedOn = null;
}

/** A deficiency reopened or downgraded after its orange period is over becomes red at once, not with the hourly job. */
async function escalateOverdue(call: TransactionCall, after: Deficiency): Promise<void> {
  const day = dayOf(call.now);
  if (escalatesOn(after, 0) === null || String(after.orangeSince) >= day) return;
  const account = await findTyped(asSystem(call, after.instance), 'instances', after.instance);
  const due = escalatesOn(after, account?.orangeEscalationDays ?? null);
  if (due !== null && due <= day) Object.assign(after, { dangerLevel: 'red', escalatedOn: day });
}

// Rights on deficiencies depend on location and category, which a new one only gets from the audit: check the audit.
async function refuseOthersAudit({ call }: Write, audit: Audit): Promise<void> {
  if (!(await findRecord(call, definitions.audits, audit.id, { operation: 'update' }))) {
    fail('NOT_FOUND', { resource: 'audits', id: audit.id });
  }
}

async function refuseForeignCheckpoint({ call }: Write, audit: Audit, deficiency: Deficiency): Promise<void> {
  if (!deficiency.checkpoint) return;
  const checklist = await findTyped(asSystem(call, audit.instance), 'checklists', audit.checklist);
  const isKnown = (checklist?.parts ?? [])
    .flatMap(checkpointsOf)
    .some(({ id }) => id === deficiency.checkpoint);
  if (!isKnown) failFields({ checkpoint: { message: 'validation.reference' } });
}
