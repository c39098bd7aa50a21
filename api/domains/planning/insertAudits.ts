import type { AuditPlanning } from '@plumbline/resources/entities/auditPlannings';
import type { Equipment } from '@plumbline/resources/entities/equipments';
import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { historyRow } from '../../entities/history';
import type { TransactionCall } from '../../entities/hooks';
import { numbersForRows } from '../../entities/refuseTerminated';
import { type Row, rowMapper } from '../../entities/rowMapper';

export interface PlannedPiece {
  equipment: Equipment;
  checklist: string;
  /** Made by a device; absent: a new one. */
  id?: string;
}

/**
 * Inserts one inspection per equipment, with history and change numbers, in a constant number of statements per batch.
 */
export async function insertAudits(
  call: TransactionCall,
  planning: AuditPlanning,
  pieces: readonly PlannedPiece[],
): Promise<void> {
  if (pieces.length === 0) return;
  const first = await numbersForRows(call, definitions.audits, planning.instance, pieces.length);
  const { columns, write } = rowMapper(definitions.audits);
  const nothing: Row = Object.fromEntries(columns.map((name) => [name, null]));
  const at = call.now.toISOString();
  const rows = pieces.map(
    ({ equipment, checklist, id }, index): Row => ({
      ...nothing,
      id: id ?? newId(call.now.getTime()),
      instance: planning.instance,
      version: 1,
      changeNumber: first + index,
      createdAt: at,
      updatedAt: at,
      planning: planning.id,
      equipment: equipment.id,
      owner: equipment.owner,
      location: equipment.location,
      category: equipment.category,
      auditor: planning.auditor,
      checklist,
      type: planning.type,
      result: 'NOT_PROCESSED',
      isFinished: false,
      isMissed: false,
    }),
  );
  await call.db.batchInsert('audits', rows.map(write), 500);
  const known = Object.keys(definitions.audits.fields);
  const values = (row: Row) =>
    Object.fromEntries(known.filter((name) => row[name] !== null).map((name) => [name, row[name]]));
  await call.db.batchInsert(
    'history',
    rows.map((row) => historyRow(call, definitions.audits, 'create', row, null, values(row))),
    500,
  );
}
