import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';
import { lookUp } from '../../entities/lookUp';
import type { Row } from '../../entities/rowMapper';
import { followChange } from '../duties';

/** Sets whether a product is an account's own, and updates the equipment when a product changes its category. */
export const productHooks: EntityHooks = {
  async beforeWrite({ call, operation, before, after }) {
    if (!after) return;
    after.isCustomProduct = after.instance !== CATALOGUE_ID;
    for (const name of ['category', 'subCategory'] as const) {
      // Its category may have become a group while the product was in the bin.
      const isNew = operation === 'restore' || after[name] !== before?.[name];
      if (isNew) await refuseGroup(call, name, after);
    }
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

/** A group only contains other categories: no model can belong to it. */
async function refuseGroup(
  call: TransactionCall,
  name: 'category' | 'subCategory',
  after: Row,
): Promise<void> {
  const id = after[name];
  if (typeof id !== 'string') return;
  const isGroup = await lookUp(call, {
    key: `group category ${id}`,
    of: { categories: [id] },
    load: async (db) =>
      Number((await db('categories').where({ id }).first('isGroupCategory'))?.isGroupCategory) === 1,
  });
  if (isGroup) failFields({ [name]: { message: 'validation.groupCategory' } });
}
