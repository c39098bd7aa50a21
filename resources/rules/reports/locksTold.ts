import type { Audit } from '../../entities/audits';
import type { Equipment } from '../../entities/equipments';
import { type LockReason, rankOf } from '../locks';

type Lift = NonNullable<Equipment['liftedLocks']>[number];
export type LiftedLock = Omit<Lift, 'id'>;
/** The facts of another inspection of the piece that affect locks. */
export type Other = Pick<Audit, 'id' | 'equipment' | 'type' | 'dateAudited'>;
type Inspection = Pick<Audit, 'id' | 'type' | 'result' | 'dateAudited' | 'isUnaware' | 'liftedAt'>;

/**
 * Lock reasons besides this inspection's findings and the deficiencies in `told`. Locks that its result lifts or
 * replaces are left out, even if the server has not derived that yet.
 */
export function locksBesides(
  audit: Inspection,
  reasons: readonly LockReason[] | null,
  { others, told }: { others: ReadonlyMap<string, Other>; told: ReadonlySet<string> },
): LockReason[] {
  return (reasons ?? []).filter((one) => {
    if (one.audit === audit.id) return false;
    if (one.kind === 'deficiency') return !told.has(one.deficiency ?? one.id);
    if (one.kind !== 'inspection') return true;
    const other = others.get(one.audit ?? '');
    return !other || !isTakenOver(other, audit);
  });
}

function isTakenOver(other: Other, { type, result, dateAudited, isUnaware, liftedAt }: Inspection): boolean {
  if (Date.parse(other.dateAudited ?? '') > Date.parse(dateAudited ?? '')) return false;
  if (result === 'REPAIR_LOCKED') return !liftedAt && other.type === type;
  const lifts = (result === 'OKAY' || result === 'REPAIR_CAN_USE') && !isUnaware;
  return lifts && rankOf(type) >= rankOf(other.type);
}

/** Locks lifted by command since the previous inspection. */
export function liftedBefore(
  audit: Pick<Audit, 'id' | 'equipment' | 'dateAudited'>,
  lifted: readonly LiftedLock[] | null,
  others: Iterable<Other>,
): LiftedLock[] {
  const at = Date.parse(audit.dateAudited ?? '');
  const before = [...others]
    .filter(({ id, equipment }) => id !== audit.id && equipment === audit.equipment)
    .map(({ dateAudited }) => Date.parse(dateAudited ?? ''))
    .filter((moment) => moment < at);
  const since = Math.max(Number.NEGATIVE_INFINITY, ...before);
  return (lifted ?? []).filter((one) => Date.parse(one.at ?? '') >= since);
}

/** The record of a lifted lock on a piece. */
export const liftedEntry = (
  { kind, since = null, by = null, reason = null }: LockReason,
  lifting: { at: string; by: string | null; reason: string | null },
): LiftedLock => ({
  kind,
  since,
  lockedBy: by,
  lockReason: reason,
  at: lifting.at,
  by: lifting.by,
  reason: lifting.reason,
});
