import { definitions } from '@plumbline/resources/entities/index';
import { listTyped } from '../audits/typedRecords';
import { asSystem } from '../entities/call';
import type { EntityHooks } from '../entities/hooks';
import { updateRecord } from '../entities/updateRecord';

/** Open tasks about a place belong to whom the place belongs. */
export const locationFollowUp: EntityHooks = {
  written: async ({ call, operation, after, changed }) => {
    if (operation !== 'update' || !after || !changed.includes('owner')) return;
    const { id: location, instance, owner } = after;
    const system = { ...asSystem(call, String(instance)), db: call.db };
    const filter = { location, status: ['OPEN', 'RUNNING'] };
    for (const { id, linkType } of await listTyped(system, 'tasks', { filter }))
      if (linkType === 'LOCATION') await updateRecord(system, definitions.tasks, id, { owner });
  },
};
