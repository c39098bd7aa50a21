import { failFields } from '../../base/errors/errors';
import type { EntityHooks, TransactionCall } from '../../entities/hooks';

/** A category can become a group only while no model or equipment of any account uses it. */
export const groupHooks: EntityHooks = {
  async beforeWrite({ call, before, after }) {
    if (!before || !after || after.isGroupCategory !== true || before.isGroupCategory === true) return;
    if (await isUsed(call, String(after.id)))
      failFields({ isGroupCategory: { message: 'validation.groupInUse' } });
  },
};

async function isUsed({ db }: TransactionCall, id: string): Promise<boolean> {
  for (const [table, column] of users)
    if (
      await db(table)
        .where({ [column]: id, deletedAt: null })
        .first('id')
    )
      return true;
  return false;
}

const users = [
  ['products', 'category'],
  ['products', 'subCategory'],
  ['equipments', 'category'],
] as const;
