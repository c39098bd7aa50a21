import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { SafetyPiece } from '@plumbline/resources/rules/duties/pieceSafety';
import { reason } from '@plumbline/resources/rules/locks/lockReasons';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, TransactionCall, Write } from '../../entities/hooks';
import { nameOfActor } from '../../entities/nameOfActor';
import type { Row } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import { statementsWithDates } from './datesByHand';
import { statementsOfList } from './datesOfList';
import { refuseLaterStart, refuseLongerInterval } from './guardInterval';
import { liftLocks } from './liftLocks';
import { loadPlanner, type Planner, type SafetyPlan, type Statements } from './planSafety';
import { plansOf } from './safetyPlans';
import { dutyRows, storeDuties } from './storeDuties';

/**
 * For all writes of equipment: derives its dates, lock and scrapping from inspections, deficiencies, statements and
 * manual locks, and stores its duties with it.
 */
export const equipmentDutyHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    // Plans calculated beforehand (`refreshSafety`) are written unchanged.
    const wanted = writes.filter(
      (write) => write.after && isTouched(write) && !plansOf(write.call).has(String(write.after.id)),
    );
    const [first] = wanted;
    if (!first) return () => {};
    const { call } = first;
    // Before facts are loaded: a lock lifted here must not lock the equipment again.
    for (const write of wanted) if (write.after) await changeStates(write, write.after);
    const planner = await loadPlanner(call, String(first.after?.instance), wanted.map(pieceAsked));
    return async (write) => {
      const { after } = write;
      if (after && wanted.includes(write)) await derive(write, after, planner);
    };
  },

  async afterWriteMany(writes) {
    const [first] = writes;
    if (!first) return;
    const { call } = first;
    const gone = writes.filter(({ operation }) => operation === 'delete');
    if (gone.length > 0) await removeDuties(call, gone);
    // Restored equipment was not stored together with its duties.
    for (const [instance, plans] of takePlans(writes)) await storeDuties(call, instance, plans);
  },

  storedAlong: (writes) =>
    [...takePlans(writes)].flatMap(([instance, plans]) =>
      writes[0] ? dutyRows(writes[0].call, instance, plans) : [],
    ),
};

/** Removes and returns the pending plans of these rows, by account. */
function takePlans(writes: readonly Write[]): ReadonlyMap<string, SafetyPlan[]> {
  const taken = new Map<string, SafetyPlan[]>();
  for (const { call, after } of writes) {
    const plan = after && plansOf(call).get(String(after.id));
    if (!plan || !after) continue;
    plansOf(call).delete(String(after.id));
    const instance = String(after.instance);
    const known = taken.get(instance);
    if (known) known.push(plan);
    else taken.set(instance, [plan]);
  }
  return taken;
}

const deciding = [
  'product',
  'category',
  'owner',
  'location',
  'purchaseDate',
  'commissioningDate',
  'dateOfFirstUse',
  'yearOfProduction',
  'maxYearsOfUse',
  'auditInterval',
  'auditIntervalUnit',
  'lastAuditDate',
  'nextAuditDate',
  'nextAuditDateReason',
  'dueType',
  'dueLastDate',
  'lastAuditResult',
  'isArchived',
  'isScrapped',
  'isLocked',
  'isLockedByHand',
  'lockReasons',
] as const;

const isTouched = ({ operation, before, after, besides }: Write): boolean =>
  operation !== 'update' ||
  besides !== undefined ||
  deciding.some((name) => (before?.[name] ?? null) !== (after?.[name] ?? null));

const pieceAsked = ({ operation, after }: Write) => ({
  id: String(after?.id),
  location: after?.location,
  product: after?.product,
  isNew: operation === 'create',
});

async function derive(write: Write, after: Row, planner: Planner): Promise<void> {
  const { call, before, operation } = write;
  const id = String(after.id);
  const known = operation === 'create' ? null : before;
  const piece = asPiece(after, call.now);
  const duties = (current: Statements) => planner.plan(piece, current).duties;
  const ofPiece = await statementsWithDates(write, planner.statementsOf(id), {
    duties,
    // The dates of equipment without duties, and of new equipment, are its first statement.
    isFirst: !planner.hasDuties(id),
    inspectedOn: planner.inspectedOn(id),
  });
  const { besides } = write;
  const statements = besides
    ? await statementsOfList({ call, besides, before: known, duties }, ofPiece)
    : ofPiece;
  const plan = planner.plan(piece, statements);
  const withoutOwn = { ...piece, auditInterval: null, auditIntervalUnit: null };
  refuseLongerInterval(write, plan.duties, () => planner.plan(withoutOwn, statements).duties);
  const isInUse = !plan.fields.isScrapped && after.isArchived !== true;
  if (known && isInUse)
    refuseLaterStart(write, plan.duties, () => planner.plan(asPiece(known, call.now), statements).duties);
  if (known?.isLocked === true && after.isLocked === false && plan.fields.isLocked)
    failFields({ isLocked: { message: 'validation.lockHeld' } });
  Object.assign(after, plan.fields);
  plansOf(call).set(id, plan);
}

/** Manual locking, unlocking, scrapping and undoing it, by the steps of the definition. */
async function changeStates({ call, before, operation }: Write, after: Row): Promise<void> {
  if (operation === 'create') {
    if (after.isLocked === true && !after.lockReasons) after.lockReasons = [await byHand(call, after)];
    return;
  }
  const wasLocked = before?.isLocked === true;
  const wasScrapped = before?.isScrapped === true;
  const reasons = typed('equipments', before ?? {}).lockReasons ?? [];
  if (wasScrapped && after.isScrapped === false) {
    // It was not inspected since it was scrapped, so it stays locked until a user unlocks it.
    after.lockReasons = [await byHand(call, after)];
    await liftLocks(call, String(after.id), ['SCRAP'], String(after.stateReason ?? ''));
    return;
  }
  if (!wasScrapped && after.isScrapped === true) {
    const lock = { ...(await byHand(call, after)), id: 'scrap', kind: 'scrap' as const };
    after.lockReasons = [...reasons, lock];
    return;
  }
  const isLocking =
    after.isLockedByHand === true ? before?.isLockedByHand !== true : !wasLocked && after.isLocked === true;
  if (isLocking && after.lockReasons === before?.lockReasons)
    after.lockReasons = [...reasons, await byHand(call, after)];
  if (wasLocked && after.isLocked === false) {
    after.lockReasons = reasons.filter(({ kind }) => kind !== 'person');
    await liftLocks(call, String(after.id), ['REPAIR_LOCKED'], String(after.stateReason ?? ''));
  }
}

const byHand = async (call: TransactionCall, after: Row) =>
  reason({
    id: `person-${call.now.getTime()}`,
    kind: 'person',
    since: dayOf(call.now),
    by: await nameOfActor(call),
    reason: typeof after.stateReason === 'string' ? after.stateReason : null,
  });

function asPiece(after: Row, now: Date): SafetyPiece {
  const piece = typed('equipments', after);
  return { ...piece, createdAt: piece.createdAt ?? now.toISOString() };
}

async function removeDuties(call: TransactionCall, writes: readonly Write[]): Promise<void> {
  for (const instance of new Set(writes.map(({ before }) => String(before?.instance)))) {
    const pieces = writes.flatMap(({ before }) =>
      before && String(before.instance) === instance ? [before] : [],
    );
    const planner = await loadPlanner(
      call,
      instance,
      pieces.map((piece) => ({
        id: String(piece.id),
        location: piece.location,
        product: piece.product,
        isNew: false,
      })),
    );
    await storeDuties(
      call,
      instance,
      pieces.map((piece) => ({ duties: [], known: planner.plan(asPiece(piece, call.now), new Map()).known })),
    );
  }
}
