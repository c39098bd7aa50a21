import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import { definitions } from '@plumbline/resources/entities/index';
import { fail, failFields } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { findTyped, listTyped, typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { actorOfContact } from '../../platform/auth/actors/actorOfContact';
import { mayInspectAll } from './mayInspectAll';
import { nameConfirmed } from './nameConfirmed';
import { recountPlanning } from './recountPlanning';

/** A planning is open, then finished and read-only; its finished inspections outlive it. */
export const planningHooks: EntityHooks = {
  beforeWrite: async ({ call, operation, ...write }) => {
    const before = write.before && typed('auditPlannings', write.before);
    const after = write.after && typed('auditPlannings', write.after);
    if (!after) return;
    if (operation !== 'restore') refuseHalfInterval(before, after);
    if (before && operation === 'update' && !call.isSystem) await refuseWrongChange(call, before, after);
    if (!call.isSystem) await nameConfirmed(call, before, after);
    if (!call.isSystem) await refuseBlindAuditor(call, before, after);
    if (before) return;
    Object.assign(after, {
      state: after.state ?? 'open',
      plannedCount: 0,
      processedCount: 0,
      missedCount: 0,
      categories: [],
    });
    await completeOwner(call, after);
  },

  afterWrite: async ({ call, operation, after, changed }) => {
    // Its inspections are restored after it, unless their equipment was planned elsewhere.
    if (operation === 'restore' && after) await recountPlanning(inAccount(call, after), String(after.id));
    if (operation !== 'update' || !after || !changed.includes('auditor')) return;
    const { id, auditor } = typed('auditPlannings', after);
    const system = inAccount(call, after);
    const open = await listTyped(system, 'audits', { filter: { planning: id, isFinished: false } });
    for (const audit of open) await updateRecord(system, definitions.audits, audit.id, { auditor });
  },
};

const inAccount = (call: TransactionCall, { instance }: Row) => ({
  ...asSystem(call, String(instance)),
  db: call.db,
});

/** A number without its unit, or the reverse, would silently never repeat. */
function refuseHalfInterval(before: AuditPlanning | null, after: AuditPlanning): void {
  const { repeatEvery, repeatUnit } = after;
  if (
    (repeatEvery ?? null) === (before?.repeatEvery ?? null) &&
    (repeatUnit ?? null) === (before?.repeatUnit ?? null)
  )
    return;
  if (repeatEvery && !repeatUnit) failFields({ repeatUnit: { message: 'validation.required' } });
  if (repeatUnit && !repeatEvery) failFields({ repeatEvery: { message: 'validation.required' } });
}

// The customer is that of the location; in an AUDITOR account it is mandatory.
async function completeOwner(call: TransactionCall, planning: AuditPlanning): Promise<void> {
  const location = await findTyped(call, 'locations', planning.location);
  planning.owner ??= location?.owner ?? null;
  if (!planning.owner && location && call.actor.instanceType === 'AUDITOR')
    failFields({ owner: { message: 'validation.required' } });
}

/** The auditor needs access to the appointment and all its equipment, to inspect and to report. */
async function refuseBlindAuditor(
  call: TransactionCall,
  before: AuditPlanning | null,
  after: AuditPlanning,
): Promise<void> {
  if (before && before.auditor === after.auditor && before.location === after.location) return;
  const { auditor: contact } = after;
  const auditor = contact ? await actorOfContact(call.db, call.actor.instance, { contact }) : null;
  if (!auditor) return;
  const audits = before
    ? await listTyped(asSystem(call, after.instance), 'audits', { filter: { planning: after.id } })
    : [];
  if (!mayInspectAll(auditor, after, audits))
    failFields({ auditor: { message: 'validation.beyondAuditor' } });
}

// The regulations of the inspections depend on these fields.
const decisive: (keyof AuditPlanning)[] = ['owner', 'location', 'type'];

async function refuseWrongChange(
  call: TransactionCall,
  before: AuditPlanning,
  after: AuditPlanning,
): Promise<void> {
  if (before.state === 'finished') fail('PLANNING_FINISHED', { id: before.id });
  if (decisive.every((name) => before[name] === after[name])) return;
  const audits = await listTyped(asSystem(call, before.instance), 'audits', {
    filter: { planning: before.id },
  });
  if (audits.length > 0) fail('PLANNING_HAS_EQUIPMENT', { count: audits.length });
}
