import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/ids';
import { asSystem } from '../entities/call';
import type { EntityHooks } from '../entities/hooks';
import { updateRecord } from '../entities/updateRecord';

/** Says whose product it is, and lets the equipment follow when a product moves to another category. */
export const productHooks: EntityHooks = {
  prepare({ after }) {
    if (after) after.isCustomProduct = after.instance !== CATALOGUE_ID;
  },
  async written({ call, operation, after, changed }) {
    if (operation !== 'update' || !after || !changed.includes('category')) return;
    const rows: { id: string; instance: string }[] = await call
      .db('equipments')
      .where({ product: after.id, deletedAt: null })
      .select('id', 'instance');
    for (const { id, instance } of rows) {
      await updateRecord({ ...asSystem(call, instance), db: call.db }, definitions.equipments, id, {
        category: after.category,
      });
    }
  },
};
