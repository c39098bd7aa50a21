import { definitions } from '@plumbline/resources/entities/index';
import type { Task } from '@plumbline/resources/entities/tasks';
import { asSystem } from '../../entities/call';
import type { EntityHooks } from '../../entities/hooks';
import { listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

/** Open tasks about a location or contact follow its owner. */
export const ownerFollowUp = (
  named: 'location' | 'contact',
  about: NonNullable<Task['linkType']>,
): EntityHooks => ({
  afterWrite: async ({ call, operation, after, changed }) => {
    if (operation !== 'update' || !after || !changed.includes('owner')) return;
    const { id, instance, owner } = after;
    const system = { ...asSystem(call, String(instance)), db: call.db };
    const filter = { [named]: id, status: ['OPEN', 'RUNNING'] };
    for (const task of await listTyped(system, 'tasks', { filter }))
      if (task.linkType === about) await updateRecord(system, definitions.tasks, task.id, { owner });
  },
});
