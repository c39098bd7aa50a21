import { definitions } from '@plumbline/resources/entities/index';
import { rightOf } from '@plumbline/resources/language/permissions';
import type { AccountFigures } from '@plumbline/resources/rules/people/accountFigures';
import { fail } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import { findRecord, getRecord } from '../../entities/getRecord';
import type { Row } from '../../entities/rowMapper';

/**
 * Usage figures of an account, for users who manage it, its brokers and the provider. FORBIDDEN for others who may read
 * the account, NOT_FOUND for the rest.
 */
export async function accountFigures(call: Call, id: string): Promise<AccountFigures> {
  const { instances } = definitions;
  await getRecord(call, instances, id);
  const keeps =
    rightOf(instances, 'read', call.actor) === 'anywhere' ||
    (rightOf(instances, 'update', call.actor) !== undefined &&
      (await findRecord(call, instances, id, { operation: 'update' })) !== undefined);
  if (!keeps) fail('FORBIDDEN', { resource: 'instances', id });
  const count = async (table: string, where: Row = {}): Promise<number> => {
    const [row] = await call
      .db(table)
      .where({ instance: id, deletedAt: null, ...where })
      .count({ count: '*' });
    return Number(row?.count ?? 0);
  };
  const [users] = await call
    .db('contacts')
    .where({ instance: id, deletedAt: null })
    .whereNotNull('user')
    .count({ count: '*' });
  const last: Row | undefined = await call
    .db('history')
    .where({ instance: id })
    .orderBy('changeNumber', 'desc')
    .first('at');
  return {
    users: Number(users?.count ?? 0),
    customers: await count('equipmentOwners'),
    locations: await count('locations'),
    equipment: await count('equipments', { isArchived: false }),
    plannings: await count('auditPlannings', { state: 'open' }),
    audits: await count('audits', { isFinished: true }),
    reports: await count('auditReports', { state: 'finished' }),
    lastActivity: last?.at instanceof Date ? last.at.toISOString() : null,
  };
}
