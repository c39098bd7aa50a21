import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { LockName } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import type { FieldErrors } from '@plumbline/resources/language/validation';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { type ErrorCode, fail, failFields } from '../base/errors/errors';
import type { Call } from './call';
import { getRecord } from './getRecord';
import type { TransactionCall } from './hooks';
import type { Row } from './rowMapper';
import { withDescendants } from './withDescendants';

/** Ids of the blocking rows. */
export interface Blocker {
  resource: EntityName;
  count: number;
  ids: string[];
}

// The first two check the audits of a piece of equipment; the third the open work at a location and below it.
const locks: Record<LockName, (call: Call, row: Row) => Promise<Blocker>> = {
  openAudit: async (call, row) =>
    blocker(
      'auditPlannings',
      await call
        .db('audits')
        .where({ instance: row.instance, equipment: row.id, deletedAt: null, isFinished: 0 })
        .where((open) => open.whereNull('isMissed').orWhere('isMissed', 0))
        .select({ id: 'planning' }),
    ),
  openReport: async (call, row) =>
    blocker(
      'auditReports',
      await call
        .db('audits as a')
        .join('auditReports as r', 'r.id', 'a.report')
        .where({
          'a.instance': row.instance,
          'a.equipment': row.id,
          'a.deletedAt': null,
          'r.deletedAt': null,
        })
        .whereNot('r.state', 'finished')
        .select({ id: 'r.id' }),
    ),
  openPlace: async ({ db }, { id, instance }) => {
    const tree = { tree: 'locations', roots: [String(id)], instances: [String(instance)] } as const;
    const places = await withDescendants(db, tree);
    const planned = await openPlannings(db, String(instance), places);
    return planned.count > 0 ? planned : openReports(db, String(instance), places);
  },
  // No blockers to name: the text itself is in force.
  inForce: async (call, row) => ({
    resource: 'legalTexts',
    count: String(row.dateValidFrom) <= dayOf(call.now) ? 1 : 0,
    ids: [],
  }),
};

async function openPlannings(db: Call['db'], instance: string, places: readonly string[]): Promise<Blocker> {
  const at = await db('auditPlannings')
    .where({ instance, state: 'open', deletedAt: null })
    .whereIn('location', [...places])
    .select('id');
  const of = await db('audits as a')
    .join('equipments as e', 'e.id', 'a.equipment')
    .where({ 'a.instance': instance, 'a.isFinished': 0, 'a.deletedAt': null, 'e.deletedAt': null })
    .whereIn('e.location', [...places])
    .where((open) => open.whereNull('a.isMissed').orWhere('a.isMissed', 0))
    .distinct({ id: 'a.planning' });
  return blocker('auditPlannings', [...at, ...of]);
}

async function openReports(db: Call['db'], instance: string, places: readonly string[]): Promise<Blocker> {
  const at = await db('auditReports')
    .where({ instance, deletedAt: null })
    .whereNot('state', 'finished')
    .whereIn('location', [...places])
    .select('id');
  const of = await db('audits as a')
    .join('auditReports as r', 'r.id', 'a.report')
    .join('equipments as e', 'e.id', 'a.equipment')
    .where({ 'a.instance': instance, 'a.deletedAt': null, 'r.deletedAt': null, 'e.deletedAt': null })
    .whereNot('r.state', 'finished')
    .whereIn('e.location', [...places])
    .distinct({ id: 'r.id' });
  return blocker('auditReports', [...at, ...of]);
}

const refusals: Record<LockName, ErrorCode> = {
  openAudit: 'LOCKED_BY_AUDIT',
  openReport: 'LOCKED_BY_REPORT',
  openPlace: 'LOCKED_BY_AUDIT',
  inForce: 'LEGAL_TEXT_IN_FORCE',
};

// Maximum number of names in a message.
const most = 20;

function blocker(resource: EntityName, rows: readonly { id: string | null }[]): Blocker {
  const ids = [...new Set(rows.flatMap(({ id }) => id ?? []))];
  return { resource, count: Math.max(ids.length, rows.length > 0 ? 1 : 0), ids: ids.slice(0, most) };
}

const named = (found: Blocker): Blocker[] => (found.ids.length > 0 ? [found] : []);

/** Refuses changes to fields locked by an open audit or report. */
export async function checkLocks(
  call: TransactionCall,
  entity: AnyEntity,
  before: Row,
  changed: readonly string[],
): Promise<void> {
  const errors: FieldErrors = {};
  for (const name of changed) {
    const lock = entity.fields[name]?.lockedWhen;
    if (lock && (await locks[lock](call, before)).count > 0) errors[name] = { message: `validation.${lock}` };
  }
  if (Object.keys(errors).length > 0) failFields(errors);
}

/** Refuses a change of the whole row while the lock holds; `blockers` names the open work. */
export async function checkLocked(call: TransactionCall, lock: LockName, row: Row): Promise<void> {
  const found = await locks[lock](call, row);
  if (found.count > 0) fail(refusals[lock], { id: row.id, blockers: named(found) });
}

export interface FieldLock {
  message: string;
  blockers: Blocker[];
}

/** The locked fields of a row with reasons and blockers; shown by forms. */
export async function lockedFields(
  call: Call,
  entity: AnyEntity,
  id: string,
): Promise<Record<string, FieldLock>> {
  const row = await getRecord(call, entity, id);
  const locked: Record<string, FieldLock> = {};
  for (const [name, { lockedWhen }] of Object.entries(entity.fields)) {
    if (!lockedWhen) continue;
    const found = await locks[lockedWhen](call, row);
    if (found.count > 0) locked[name] = { message: `validation.${lockedWhen}`, blockers: named(found) };
  }
  return locked;
}
