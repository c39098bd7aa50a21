import { definitions } from '@plumbline/resources/entities/index';
import type { SafetyPiece } from '@plumbline/resources/rules/duties/pieceSafety';
import { reason } from '@plumbline/resources/rules/locks/lockReasons';
import { asSystem } from '../../entities/call';
import type { TransactionCall, Write } from '../../entities/hooks';
import { differences } from '../../entities/rowChanges';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import { lockAccount, writeMany } from '../../entities/writeMany';
import { statementsWithDates } from './datesByHand';
import { loadPlanner, type Planner, type SafetyPlan } from './planSafety';
import { plansOf } from './safetyPlans';
import { storeDuties } from './storeDuties';

/** Fields an inspection sets in addition to derived ones, e.g. that the equipment was found. */
type Besides = Readonly<Record<string, unknown>>;

/**
 * Recalculates the duties and locks of equipment of one account, and stores the differences: duties and derived fields.
 * Returns the number of changed equipment.
 */
export async function refreshSafety(
  call: TransactionCall,
  instance: string,
  equipments: readonly string[],
  besides: Besides = {},
): Promise<number> {
  if (equipments.length === 0) return 0;
  const entity = definitions.equipments;
  const system: TransactionCall = { ...asSystem(call, instance), db: call.db };
  await lockAccount(system, entity);
  const rows: Row[] = await call
    .db('equipments')
    .whereIn('id', [...equipments])
    .where({ instance, deletedAt: null })
    .forUpdate();
  const pieces = rows.map(
    (row) => ({ ...rowMapper(entity).read(row), changeNumber: row.changeNumber }) as Row,
  );
  const planner = await loadPlanner(
    system,
    instance,
    pieces.map(({ id, location, product }) => ({ id: String(id), location, product, isNew: false })),
  );
  const planned: { before: Row; plan: SafetyPlan }[] = [];
  for (const before of pieces) {
    const id = String(before.id);
    const piece = { ...typed('equipments', before), ...besides };
    planned.push({
      before,
      plan: planner.hasDuties(id)
        ? planner.plan(piece, planner.statementsOf(id))
        : await firstPlan(system, before, piece, planner),
    });
  }
  const changed = planned.filter(
    ({ before, plan }) => differences(entity, before, { ...before, ...besides, ...plan.fields }).length > 0,
  );
  const waiting = plansOf(system);
  for (const { before, plan } of changed) waiting.set(String(before.id), plan);
  const outcomes = await writeMany(
    system,
    entity,
    changed.map(({ before, plan }) => ({ before, values: { ...besides, ...plan.fields } })),
  );
  const refused = outcomes.find((one) => one.outcome === 'refused');
  if (refused?.outcome === 'refused') throw refused.error;
  const touched = new Set(changed.map(({ before }) => before.id));
  await storeDuties(
    system,
    instance,
    planned.flatMap(({ before, plan }) => (touched.has(before.id) ? [] : [plan])),
  );
  return changed.length;
}

/** Equipment without duties: its stored dates and lock become statements by users. */
async function firstPlan(
  call: TransactionCall,
  row: Row,
  piece: SafetyPiece & { isLocked: boolean | null },
  planner: Planner,
): Promise<SafetyPlan> {
  const write: Write = {
    call,
    entity: definitions.equipments,
    operation: 'update',
    before: row,
    after: row,
    changed: [],
  };
  const statements = await statementsWithDates(write, planner.statementsOf(piece.id), {
    duties: (current) => planner.plan(piece, current).duties,
    isFirst: true,
    inspectedOn: planner.inspectedOn(piece.id),
  });
  const plan = planner.plan(piece, statements);
  if (piece.isLocked !== true || plan.fields.isLocked) return plan;
  return planner.plan({ ...piece, lockReasons: [reason({ id: 'person', kind: 'person' })] }, statements);
}
