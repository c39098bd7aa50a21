import type { Knex } from 'knex';
import type { EntityHooks } from '../entities/hooks';
import type { Row } from '../entities/rowMapper';
import { today } from '../entities/today';
import { fail, failFields } from '../errors';
import { isUnderWay } from '../jobs/jobs';
import { nextNumber } from '../jobs/nextNumber';
import { guardSignatures } from '../signatures/guardSignatures';
import { compileReport } from './compileReport';

/** A report takes its number and place from its planning, stays as it is while it is being made, and is immutable once final. */
export const reportHooks: EntityHooks = {
  async prepare({ call, operation, before, after }) {
    if (before?.state === 'finished') fail('REPORT_FINISHED', { id: before.id, number: before.number });
    // The product's own work finishes what is waiting; everybody else leaves it alone meanwhile.
    if (before?.state === 'waiting' && !call.isSystem) fail('REPORT_WAITING', { id: before.id });
    if (
      operation === 'delete' &&
      before &&
      (await isUnderWay(call.db, String(before.instance), String(before.id), 'renderReport'))
    )
      fail('REPORT_WAITING', { id: before.id });
    if (after && !call.isSystem) guardSignatures(before?.signatures, after.signatures, call);
    // What it holds was inspected under its own planning.
    if (before && after && after.planning !== before.planning)
      failFields({ planning: { message: 'validation.readOnly' } });
    if (!after || before) return;
    const planning: Row | undefined = await call
      .db('auditPlannings')
      .where({ id: after.planning, instance: after.instance, deletedAt: null })
      .first();
    if (!planning) return;
    Object.assign(after, await placeOf(call.db, planning), {
      planning: planning.id,
      type: planning.type,
      categories: parsed(planning.categories),
    });
    const year = today(call).slice(0, 4);
    after.number =
      after.number ??
      `R-${year}-${String(await nextNumber(call.db, String(after.instance), `report-${year}`)).padStart(4, '0')}`;
    after.state = after.state ?? 'open';
    after.dateCreated = after.dateCreated ?? today(call);
  },
  async written({ call, operation, after }) {
    if (operation === 'create' && after) await compileReport(call, after);
  },
};

// Names are kept as they were: the list of reports must read the same when a customer is long gone.
async function placeOf(db: Knex.Transaction, planning: Row): Promise<Row> {
  const owner: Row | undefined = planning.owner
    ? await db('equipmentOwners').where({ id: planning.owner }).first('name')
    : undefined;
  const location: Row | undefined = await db('locations').where({ id: planning.location }).first('name');
  return {
    owner: planning.owner,
    location: planning.location,
    ownerName: owner?.name ?? null,
    locationName: location?.name ?? null,
  };
}

// MySQL hands JSON over parsed, MariaDB as text.
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? null));
