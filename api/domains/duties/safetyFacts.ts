import { definitions } from '@plumbline/resources/entities/index';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import type { InspectionFact } from '@plumbline/resources/rules/duties/lastInspection';
import type { LockingFact, OpenDeficiency } from '@plumbline/resources/rules/locks/lockReasons';
import type { Knex } from 'knex';
import type { TransactionCall } from '../../entities/hooks';
import { lookUp } from '../../entities/lookUp';
import { type Row, rowMapper } from '../../entities/rowMapper';
import { selectRows } from '../../entities/selectRows';

export type Inspection = InspectionFact & LockingFact;

/** Inspections, red deficiencies and duties of equipment, including deleted duties. */
export interface SafetyFacts {
  inspections: ReadonlyMap<string, Inspection[]>;
  redDeficiencies: ReadonlyMap<string, OpenDeficiency[]>;
  duties: ReadonlyMap<string, Row[]>;
}

/** Loads the facts about equipment of one account in three statements. */
export async function loadSafetyFacts(
  call: TransactionCall,
  instance: string,
  equipments: readonly string[],
): Promise<SafetyFacts> {
  if (equipments.length === 0)
    return { inspections: new Map(), redDeficiencies: new Map(), duties: new Map() };
  return lookUp(call, {
    key: `safety of ${equipments.join()}`,
    of: { audits: 'all', checklists: 'all', contacts: 'all', deficiencies: 'all', inspectionDuties: 'all' },
    load: (db) => readFacts(db, instance, equipments),
    isFresh: true,
  });
}

async function readFacts(
  db: Knex | Knex.Transaction,
  instance: string,
  equipments: readonly string[],
): Promise<SafetyFacts> {
  const among = equipments.map(() => '?').join(', ');
  const inspections = await selectRows(
    db,
    `select a.id, a.equipment, a.type, a.result, a.dateAudited, a.nextAuditDate, a.isNextDateSet,
       a.nextAuditDateReason, a.liftedAt, a.isUnaware,
       c.regulation, concat_ws(' ', p.firstName, p.lastName) as inspector
     from audits a left join checklists c on c.id = a.checklist left join contacts p on p.id = a.auditor
     where a.instance = ? and a.equipment in (${among}) and a.deletedAt is null and a.isFinished = 1
       and a.dateAudited is not null`,
    [instance, ...equipments],
  );
  const deficiencies = await selectRows(
    db,
    `select id, equipment, audit, description, dangerLevel, escalatedOn, orangeSince, createdAt from deficiencies
     where instance = ? and equipment in (${among}) and deletedAt is null and dangerLevel = 'red'
       and status <> 'COMPLETED' and coalesce(isNotAsked, 0) = 0 order by id`,
    [instance, ...equipments],
  );
  const duties = await selectRows(
    db,
    `select * from inspectionDuties where instance = ? and equipment in (${among}) order by id`,
    [instance, ...equipments],
  );
  const readDuty = rowMapper(definitions.inspectionDuties).read;
  return {
    inspections: grouped(inspections, inspectionOf),
    redDeficiencies: grouped(deficiencies, deficiencyOf),
    duties: grouped(duties, (row) => ({ ...readDuty(row), changeNumber: row.changeNumber })),
  };
}

function grouped<T>(rows: readonly Row[], of: (row: Row) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = String(row.equipment);
    const group = groups.get(key);
    if (group) group.push(of(row));
    else groups.set(key, [of(row)]);
  }
  return groups;
}

// The columns of the statement above have the types of the definitions.
const inspectionOf = (row: Row): Inspection =>
  ({
    id: row.id,
    regulation: row.regulation ?? null,
    type: row.type,
    result: row.result,
    dateAudited: instant(row.dateAudited),
    nextAuditDate: row.nextAuditDate ?? null,
    isNextDateSet: row.isNextDateSet === 1,
    nextDateReason: row.nextAuditDateReason || null,
    isLifted: row.liftedAt !== null,
    isUnaware: row.isUnaware === 1,
    inspector: row.inspector || null,
  }) as Inspection;

const deficiencyOf = (row: Row): OpenDeficiency => ({
  id: String(row.id),
  audit: row.audit === null ? null : String(row.audit),
  description: String(row.description ?? ''),
  since: String(row.escalatedOn ?? dayOf(instant(row.createdAt))),
});

const instant = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : new Date(String(value)).toISOString();
