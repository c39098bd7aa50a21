import { isDeepStrictEqual } from 'node:util';
import { definitions } from '@plumbline/resources/entities/index';
import type { Knex } from 'knex';
import { fail, failFields } from '../../base/errors/errors';
import { findRecord } from '../../entities/getRecord';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { today } from '../../entities/today';
import { isUnderWay } from '../../platform/jobs/jobs';
import { nextNumber } from '../../platform/jobs/nextNumber';
import { guardSignatures } from '../signatures';
import { compileReport } from './compileReport';
import { giveBack, refuseSecondCorrection, takeOver } from './correctReport';
import { guardReportInspector } from './guardInspector';

/** A report takes number and place from its planning, is locked while its PDF is made, and is immutable once final. */
export const reportHooks: EntityHooks = {
  async beforeWrite(write) {
    const { call, operation, before, after } = write;
    if (before?.state === 'finished' && !(call.isSystem && isSupersession(before, after)))
      fail('REPORT_FINISHED', { id: before.id, number: before.number });
    // While it waits for its PDF, only system calls may change it.
    if (before?.state === 'waiting' && !call.isSystem) fail('REPORT_WAITING', { id: before.id });
    if (operation === 'delete' && before) await prepareDeletion(call, before);
    if (operation === 'restore' && before?.supersedes) await refuseRestoredCorrection(call, before);
    if (after && !call.isSystem) guardSignatures(before?.signatures, after.signatures, call);
    // Its audits belong to its planning, so the planning cannot change.
    if (before && after && after.planning !== before.planning)
      failFields({ planning: { message: 'validation.readOnly' } });
    if (!after) return;
    const planning = before ? undefined : await planningOf(call, after);
    guardReportInspector(write, planning);
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
  async afterWrite({ call, operation, after }) {
    if (operation === 'create' && after) await compileReport(call, after);
    if (operation === 'restore' && after?.supersedes) await takeOver(call, after);
  },
};

async function prepareDeletion(call: TransactionCall, report: Row): Promise<void> {
  if (await isUnderWay(call.db, String(report.instance), String(report.id), 'renderReport'))
    fail('REPORT_WAITING', { id: report.id });
  if (report.supersedes) await giveBack(call, report);
}

/** Another correction may have been started while this one was in the bin. */
async function refuseRestoredCorrection(call: TransactionCall, report: Row): Promise<void> {
  const system = { ...call, isSystem: true };
  const old = await findRecord(system, definitions.auditReports, String(report.supersedes));
  if (old) await refuseSecondCorrection(call, old);
}

/** The only change allowed on a final report is naming its correction. */
function isSupersession(before: Row, after: Row | null): boolean {
  if (!after) return false;
  const changed = Object.keys(definitions.auditReports.fields).filter(
    (name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  );
  return changed.every((name) => name === 'supersededBy');
}

const planningOf = ({ db }: TransactionCall, { planning, instance }: Row): Promise<Row | undefined> =>
  db('auditPlannings').where({ id: planning, instance, deletedAt: null }).first();

// Names are copied: the list of reports must stay the same after a customer was deleted.
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

// MySQL returns JSON columns parsed, MariaDB as text.
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : (value ?? null));
