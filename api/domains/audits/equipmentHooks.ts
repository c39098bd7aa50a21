import { definitions } from '@plumbline/resources/entities/index';
import { asSystem } from '../../entities/call';
import type { EntityHooks } from '../../entities/hooks';
import { listTyped, typed } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';

/**
 * Open inspections and deficiencies follow equipment that moves, so that devices and users of the new location get
 * them. Closed ones keep their location.
 */
export const equipmentHooks: EntityHooks = {
  afterWrite: async ({ call, before, after }) => {
    // Restored equipment may have got another customer or category while it was in the bin.
    if (!before || !after || copied.every((name) => (before[name] ?? null) === (after[name] ?? null))) return;
    const { id, instance, owner, location, category } = typed('equipments', after);
    const system = { ...asSystem(call, instance), db: call.db };
    const open = await listTyped(system, 'audits', { filter: { equipment: id, isFinished: false } });
    for (const audit of open)
      await updateRecord(system, definitions.audits, audit.id, { owner, location, category });
    const found = await listTyped(system, 'deficiencies', {
      filter: { equipment: id, status: ['OPEN', 'RUNNING'] },
    });
    for (const deficiency of found)
      await updateRecord(system, definitions.deficiencies, deficiency.id, { owner, location, category });
  },
};

const copied = ['owner', 'location', 'category'];
