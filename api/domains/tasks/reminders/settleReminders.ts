import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../../entities/call';
import type { EntityHooks, TransactionCall } from '../../../entities/hooks';
import { listTyped } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';

const kinds = ['OPEN_AUDITS', 'AUDITS_NOT_FINISHED', 'OPEN_REPORTS'];

/** Completes the open reminders of an appointment or a report. */
export async function settleReminders(
  system: TransactionCall,
  of: 'planning' | 'report',
  id: string,
): Promise<void> {
  const filter = { [of]: id, type: kinds, status: ['OPEN', 'RUNNING'] };
  for (const task of await listTyped(system, 'tasks', { filter }))
    await updateRecord(system, definitions.tasks, task.id, { status: 'COMPLETED' });
}

/** Completes reminders of a row that is finished or postponed. */
export const reminderHooks = (of: 'planning' | 'report'): EntityHooks => ({
  async afterWrite({ call, operation, after, changed }) {
    if (
      operation !== 'update' ||
      !after ||
      !changed.some((name) => name === 'state' || name === 'datePlanned')
    )
      return;
    const system = { ...asSystem(call, String(after.instance)), db: call.db };
    await settleReminders(system, of, String(after.id));
  },
});
