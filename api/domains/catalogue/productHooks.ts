import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import type { EntityHooks } from '../../entities/hooks';
import { followChange } from '../duties';

/** Says whose product it is, and lets the equipment follow when a product moves to another category. */
export const productHooks: EntityHooks = {
  beforeWrite({ after }) {
    if (after) after.isCustomProduct = after.instance !== CATALOGUE_ID;
  },
  async afterWrite({ call, operation, after, changed }) {
    if (operation !== 'update' || !after || !changed.includes('category')) return;
    await followChange(
      call,
      String(after.instance),
      { products: [String(after.id)] },
      { category: after.category },
    );
  },
};
