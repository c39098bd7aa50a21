import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { fail } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import { findRecord, getRecord } from '../../entities/getRecord';
import { selectRows } from '../../entities/selectRows';

/**
 * Number of open plannings with any version of the regulation; for a shared regulation in all accounts. FORBIDDEN for
 * users who may not change the regulation.
 */
export async function countOpenPlannings(call: Call, id: string): Promise<{ openPlannings: number }> {
  const regulation = await getRecord(call, definitions.auditRegulations, id);
  if (!(await findRecord(call, definitions.auditRegulations, id, { operation: 'update' })))
    fail('FORBIDDEN', { resource: 'auditRegulations', id });
  const isShared = regulation.instance === CATALOGUE_ID;
  const rows = await selectRows(
    call.db,
    // Starts from the accounts, so that each join uses an index that starts with the account.
    `select count(distinct p.id) as count
       from changeCounters n
       join checklists c on c.instance = n.instance and c.deletedAt is null and c.regulation = ?
       join auditPlannings p on p.instance = n.instance and p.deletedAt is null and p.state = 'open'
       join audits a on a.instance = n.instance and a.deletedAt is null and a.planning = p.id and a.checklist = c.id
      where ${isShared ? '1 = 1' : 'n.instance = ?'}`,
    isShared ? [id] : [id, regulation.instance],
  );
  return { openPlannings: Number(rows[0]?.count ?? 0) };
}
