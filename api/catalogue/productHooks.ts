import { CATALOGUE_ID } from '@plumbline/resources/ids';
import { followChange } from '../duties/recalculateDuties';
import type { EntityHooks } from '../entities/hooks';

/** Says whose product it is, and lets the equipment follow when a product moves to another category. */
export const productHooks: EntityHooks = {
  prepare({ after }) {
    if (after) after.isCustomProduct = after.instance !== CATALOGUE_ID;
  },
  async written({ call, operation, after, changed }) {
    if (operation !== 'update' || !after || !changed.includes('category')) return;
    await followChange(
      call,
      String(after.instance),
      { products: [String(after.id)] },
      { category: after.category },
    );
  },
};
