import type { Audit } from '@plumbline/resources/entities/audits';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import type { LockReason } from '@plumbline/resources/rules/locks/lockReasons';
import { isDecidedAnew, unansweredAmong } from '@plumbline/resources/rules/locks/openDeficiencies';
import { asSystem } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { TransactionCall } from '../../entities/hooks';
import { today } from '../../entities/today';
import { findTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { taskWords } from '../tasks';
import { contradictionWith, ownFindings } from './checkFinished';
import { earlierDecided, earlierOpen } from './earlierDeficiencies';
import { newerThanSeen, removedByOthers } from './newerThanSeen';

/**
 * Records on an inspection finished on a device what the device could not know: deficiencies and locks newer than its
 * copy. The inspection is accepted, lifts no lock, and creates a task.
 */
export async function markUnaware(call: TransactionCall, audit: Audit): Promise<void> {
  if (call.madeAt === undefined || !audit.equipment) return;
  const piece = await findTyped(asSystem(call, audit.instance), 'equipments', audit.equipment);
  const open = await earlierOpen(call, audit);
  const unanswered = unansweredAmong(open, audit.followUps).map(({ id }) => id);
  const newer = await newerThanSeen(call, audit, [...(await ownFindings(call, audit)), ...open]);
  // A result that rested on deficiencies which others have deleted meanwhile.
  const contradiction =
    audit.confirmedContradiction === true
      ? null
      : await contradictionWith(call, audit, { isFinishing: true });
  const removed = contradiction?.startsWith('POSITIVE')
    ? (await removedByOthers(call, audit)).map(({ id }) => id)
    : [];
  const deficiencies = [...new Set([...unanswered, ...newer.keys(), ...removed])];
  const seen = new Set((audit.seenLocks ?? []).map(({ lock }) => lock));
  const locks = (piece?.lockReasons ?? []).filter(
    (one) => isOthers(one, audit) && !seen.has(one.id) && !deficiencies.includes(one.id),
  );
  audit.unawareOf = [
    ...deficiencies.map((key) => ({ id: newId(), kind: 'deficiency' as const, key })),
    ...locks.map(({ id: key, kind }) => ({ id: newId(), kind, key })),
  ];
  audit.isUnaware = audit.unawareOf.length > 0;
  if (!audit.isUnaware) audit.unawareOf = null;
}

/**
 * The same for a correction, for the deficiencies it decides: online the current state is known, so they are settled;
 * from a device only as far as it had seen them.
 */
export async function markCorrection(call: TransactionCall, before: Audit, audit: Audit): Promise<void> {
  const decided = new Set(
    (audit.followUps ?? [])
      .filter((one) => isDecidedAnew(before.followUps, one))
      .map(({ deficiency }) => deficiency),
  );
  if (decided.size === 0) return;
  const open = (await earlierDecided(call, audit)).filter(({ id }) => decided.has(id));
  const newer = await newerThanSeen(call, audit, open);
  const marks = [
    ...(audit.unawareOf ?? []).filter(({ key }) => !decided.has(key)),
    ...[...newer.keys()].map((key) => ({ id: newId(), kind: 'deficiency' as const, key })),
  ];
  Object.assign(audit, { isUnaware: marks.length > 0, unawareOf: marks.length > 0 ? marks : null });
}

// An answered deficiency was known; the end of service life depends on the date only.
const isOthers = ({ kind, audit, id }: LockReason, own: Audit): boolean =>
  kind !== 'endOfUse' &&
  audit !== own.id &&
  !(own.followUps ?? []).some(({ deficiency }) => deficiency === id);

/** The task to settle an inspection finished without knowing all facts; one per inspection. */
export async function orderSettling(call: TransactionCall, audit: Audit): Promise<void> {
  if (!audit.isUnaware || !audit.equipment) return;
  const system = { ...asSystem(call, audit.instance), db: call.db };
  const piece = await findTyped(system, 'equipments', audit.equipment);
  await createRecord(system, definitions.tasks, {
    title: taskWords(call.actor.language, 'settleUnaware', { name: piece?.identNumber ?? '' }),
    type: 'AUDIT',
    linkType: 'EQUIPMENT',
    equipment: audit.equipment,
    audit: audit.id,
    responsible: audit.auditor,
    dateDue: today(call),
  });
}

/** A correction completes the task. */
export async function closeSettling(call: TransactionCall, { id, instance }: Audit): Promise<void> {
  const system = { ...asSystem(call, instance), db: call.db };
  const open = { audit: id, type: 'AUDIT', status: ['OPEN', 'RUNNING'] };
  for (const task of await listTyped(system, 'tasks', { filter: open }))
    await updateRecord(system, definitions.tasks, task.id, { status: 'COMPLETED' });
}
