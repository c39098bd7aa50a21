import { definitions } from '@plumbline/resources/entities/index';
import { fail } from '../../base/errors/errors';
import type { TransactionCall } from '../../entities/hooks';
import { type Typed, typed } from '../../entities/typedRecords';
import { lockRow } from '../../entities/updateRecord';

/**
 * The planning, locked until the end of the transaction, if the caller may change it; PLANNING_FINISHED if it is
 * finished.
 */
export async function lockOpenPlanning(call: TransactionCall, id: string): Promise<Typed<'auditPlannings'>> {
  const planning = await lockPlanning(call, id);
  if (planning.state === 'finished') fail('PLANNING_FINISHED', { id });
  return planning;
}

export async function lockPlanning(call: TransactionCall, id: string): Promise<Typed<'auditPlannings'>> {
  return typed('auditPlannings', await lockRow(call, definitions.auditPlannings, id, 'update'));
}
